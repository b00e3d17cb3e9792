import Printer from 'lucide-react/icons/printer'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Icon } from '../icon.tsx'

export function PrintButton({ children = 'Imprimer', ...props }: Omit<ButtonProps, 'onClick'>) {
  return (
    <Button {...props} icon={<Icon as={Printer} />} onClick={() => window.print()}>
      {children}
    </Button>
  )
}
