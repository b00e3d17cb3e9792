import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { notify } from '../feedback/toast.tsx'
import { TextField } from '../form/text-field.tsx'
import { SectionBlock } from '../page/section-block.tsx'
import { Menu, MenuItem, MenuSeparator } from '../popover/menu.tsx'
import { PopoverPanel } from '../popover/popover.tsx'
import { usePopover } from '../popover/use-popover.ts'
import { Specimen } from './specimen.tsx'

type Opened = 'dialog' | 'sheet' | 'side' | 'person' | 'daycare' | null

const refuse = () =>
  Promise.reject(new Error('Cette personne a encore des invitations ouvertes. (référence 409-1A2B3C)'))

export function OverlaysSection() {
  const [opened, setOpened] = useState<Opened>(null)
  const menu = usePopover({ align: 'end' })
  const popover = usePopover()
  const close = () => setOpened(null)
  return (
    <SectionBlock title="Fenêtres, menus">
      <Specimen name="Ouvrir">
        <Button onClick={() => setOpened('dialog')}>Fenêtre</Button>
        <Button onClick={() => setOpened('sheet')}>Feuille du bas</Button>
        <Button onClick={() => setOpened('side')}>Panneau de côté</Button>
        <Button onClick={() => setOpened('person')}>Confirmation</Button>
        <Button onClick={() => setOpened('daycare')}>Confirmation avec nom</Button>
        <Button {...popover.triggerProps}>Définition</Button>
        <PopoverPanel popover={popover} label="Définition">
          <p className="font-display font-semibold text-xl">Jeu risqué</p>
          <p className="mt-1 text-sm">Un jeu excitant où l’enfant mesure ce dont il est capable.</p>
        </PopoverPanel>
        <IconButton icon="lucide-ellipsis" label="Actions" bordered aria-haspopup="menu" {...menu.triggerProps} />
        <Menu popover={menu} label="Actions">
          <MenuItem icon="lucide-copy" onSelect={() => notify.success('Activité copiée.')}>
            Copier l’activité
          </MenuItem>
          <MenuItem checked onSelect={() => undefined}>
            Affichage en cartes
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon="lucide-trash" danger onSelect={() => notify.success('Activité supprimée.')}>
            Supprimer
          </MenuItem>
        </Menu>
      </Specimen>
      <Dialog
        open={opened === 'dialog' || opened === 'sheet' || opened === 'side'}
        variant={opened === 'sheet' ? 'sheet' : opened === 'side' ? 'side' : 'center'}
        onClose={close}
        title="Inviter une éducatrice"
        actions={
          <>
            <Button onClick={close}>Annuler</Button>
            <Button variant="primary" onClick={close}>
              Envoyer l’invitation
            </Button>
          </>
        }
      >
        <TextField label="Courriel de l’éducatrice" type="email" name="invited" hint="Le lien sert pendant 7 jours." />
      </Dialog>
      <ConfirmDialog
        open={opened === 'person'}
        onClose={close}
        title="Supprimer Marie Lavoie?"
        confirmLabel="Supprimer Marie Lavoie"
        onConfirm={refuse}
      >
        Elle ne pourra plus se connecter. Ses activités restent au milieu.
      </ConfirmDialog>
      <ConfirmDialog
        open={opened === 'daycare'}
        onClose={close}
        title="Supprimer le CPE Les Mésanges?"
        confirmLabel="Supprimer le milieu"
        typedText="CPE Les Mésanges"
        onConfirm={() => undefined}
      >
        Son équipe ne pourra plus y entrer. Vous avez 30 jours pour revenir en arrière.
      </ConfirmDialog>
    </SectionBlock>
  )
}
