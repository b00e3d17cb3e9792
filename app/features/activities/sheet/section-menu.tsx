import type { SheetSection } from '#app/domain/activity-sheet.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { Menu, MenuItem } from '#app/ui/popover/menu.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { WISH_LABELS } from '#content/pages/activity-edit.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'
import type { Wish } from './edit/schema.ts'

type SectionMenuProps = { section: SheetSection; onEdit: () => void; onChange: (wish: Wish) => void }

/** Id of the button that opens the editor of a section, to which the focus returns when it closes. */
export const editButtonId = (section: SheetSection) => `edit-${section}`

/**
 * The actions beside the title of a section: edit it, or have a change of it proposed. Seen once the section (`group`) is
 * pointed at or the focus is on them, and always where nothing can be pointed at.
 */
export function SectionMenu({ section, onEdit, onChange }: SectionMenuProps) {
  const menu = usePopover({ align: 'end' })
  const name = SHEET_SECTION_LABELS[section]
  return (
    <div className="no-print flex opacity-0 focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100">
      <IconButton id={editButtonId(section)} icon="lucide-pencil" label={`Modifier\u00A0: ${name}`} onClick={onEdit} />
      {section !== 'domaines' && (
        <>
          <IconButton
            icon="lucide-sparkles"
            label={`Changer\u00A0: ${name}`}
            aria-haspopup="menu"
            {...menu.triggerProps}
          />
          <Menu popover={menu} label={`Changer\u00A0: ${name}`}>
            {Object.entries(WISH_LABELS).map(([wish, label]) => (
              <MenuItem key={wish} onSelect={() => onChange(wish as Wish)}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </div>
  )
}
