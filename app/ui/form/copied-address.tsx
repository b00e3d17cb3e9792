import { useRef, useState } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon.tsx'
import { TextField } from './text-field.tsx'

type CopiedAddressProps = {
  address: string
  label: string
  copyLabel: string
  /** Said once it is on the clipboard. */
  copied: string
  /** « secondary » where copying is not what the page is for. */
  variant?: 'primary' | 'secondary'
}

/** An address to pass on: shown in a field, and copied by a button. */
export function CopiedAddress({ address, label, copyLabel, copied, variant = 'primary' }: CopiedAddressProps) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // Without access to the clipboard, the address is selected for Ctrl+C.
    fieldRef.current?.select()
    setCopied(await copyText(address))
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField label={label} ref={fieldRef} readOnly value={address} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={variant}
          icon={<Icon as={isCopied ? 'lucide-check' : 'lucide-copy'} size={18} />}
          onClick={copy}
          data-autofocus=""
        >
          {copyLabel}
        </Button>
        <p role="status" className="text-ink-2 text-sm">
          {isCopied ? copied : ''}
        </p>
      </div>
    </div>
  )
}
