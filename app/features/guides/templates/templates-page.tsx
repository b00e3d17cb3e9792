import { Link } from '@tanstack/react-router'
import { findByName } from '#app/lib/french/fold-text.ts'
import { Button } from '#app/ui/button/button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Breadcrumb, PageHeader } from '#app/ui/page/page-header.tsx'
import { DISCLAIMERS } from '#content/disclaimers.ts'
import { BACKPACK_GUIDE } from '#content/guides/backpack.ts'
import { TEMPLATES, TEMPLATES_KEPT, TEMPLATES_LEAD, TEMPLATES_TITLE, type Template } from '#content/guides/templates.ts'
import { usePrintedPart, VisibilityNote } from '../frame/guide-page.tsx'
import { PartSection } from './part-section.tsx'
import { type TemplateTexts, useTemplateTexts } from './use-template-texts.ts'

const BACKPACK = { label: BACKPACK_GUIDE.title, to: '/alex/backpack' }
const NOTHING: TemplateTexts = {}

/** The templates of the backpack: the three of them, or the one of the address, to fill in and to print. */
export function TemplatesPage({ selectedTemplate, owner }: { selectedTemplate: string | undefined; owner: string }) {
  const template = findByName(TEMPLATES, ({ id }) => id, selectedTemplate)
  if (template) return <TemplateSheet key={template.id} template={template} owner={owner} />
  return (
    <div className="page">
      <PageHeader
        above={<Breadcrumb items={[BACKPACK]} current={TEMPLATES_TITLE} />}
        title={TEMPLATES_TITLE}
        lead={TEMPLATES_LEAD}
      />
      <TemplateCards />
      <Disclaimers />
    </div>
  )
}

/** Links to the three templates. */
export function TemplateCards() {
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {TEMPLATES.map(({ id, title, lead }) => (
        <li key={id}>
          <Link
            to="/alex/templates"
            search={{ selectedTemplate: id }}
            className="flex h-full flex-col rounded-lg border border-line bg-surface px-5 py-4 hover:border-primary hover:bg-primary-soft"
          >
            <span className="font-display font-semibold text-lg leading-snug">{title}</span>
            <span className="mt-1 text-ink-2 text-sm">{lead}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function TemplateSheet({ template, owner }: { template: Template; owner: string }) {
  const { texts, write, clear } = useTemplateTexts(owner, template)
  const [printed, printOnly] = usePrintedPart<TemplateTexts>()
  const erase = () => notify.info('Modèle remis à neuf', { id: 'template', undo: clear() })
  return (
    <div className="page print-guide" data-alone="upright">
      <PageHeader
        above={
          <Breadcrumb items={[BACKPACK, { label: TEMPLATES_TITLE, to: '/alex/templates' }]} current={template.title} />
        }
        title={template.title}
        lead={<span className="print:hidden">{template.lead}</span>}
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" icon={<Icon as="lucide-printer" />} onClick={() => print()}>
              Imprimer
            </Button>
            <Button onClick={() => printOnly(NOTHING)}>Imprimer vide</Button>
          </div>
        }
      />
      <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-3">
        <VisibilityNote>{TEMPLATES_KEPT}</VisibilityNote>
        {Object.keys(texts).length > 0 && (
          <Button variant="quiet" onClick={erase}>
            Recommencer à neuf
          </Button>
        )}
      </div>
      <div className="flex flex-col gap-6 print:block">
        {template.parts.map((part) => (
          <PartSection key={part.title} part={part} texts={texts} printed={printed ?? texts} onWrite={write} />
        ))}
      </div>
      <Disclaimers />
    </div>
  )
}

function Disclaimers() {
  return (
    <footer className="no-print mt-12 max-w-3xl border-line border-t pt-5 text-ink-2 text-sm">
      <p className="mb-2">{DISCLAIMERS.general}</p>
      <p>{DISCLAIMERS.outdoors}</p>
    </footer>
  )
}
