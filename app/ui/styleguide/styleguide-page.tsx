import { PageHeader } from '../page/page-header.tsx'
import { MainContent, SkipLink } from '../shell/main-content.tsx'
import { TextSizeSwitcher, ThemeSwitcher } from '../theme/display-settings.tsx'
import { ActivitiesSection } from './activities-section.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { ColoursSection } from './colours-section.tsx'
import { DataSection } from './data-section.tsx'
import { FeedbackSection, PagesSection } from './feedback-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'

/** Every component of the kit in every state; exists in development only. */
export function StyleguidePage() {
  return (
    <>
      <SkipLink />
      <MainContent className="page">
        <PageHeader title="Guide de style" lead="Chaque composant, dans chacun de ses états." />
        <div className="no-print mb-8 flex flex-wrap gap-6">
          <ThemeSwitcher />
          <TextSizeSwitcher />
        </div>
        <ColoursSection />
        <ButtonsSection />
        <FormsSection />
        <ChoicesSection />
        <ActivitiesSection />
        <FeedbackSection />
        <OverlaysSection />
        <DataSection />
        <PagesSection />
      </MainContent>
    </>
  )
}
