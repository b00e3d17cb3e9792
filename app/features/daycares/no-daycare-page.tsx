/** A teacher whom no daycare counts among its team, for now. */
export function NoDaycarePage() {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">Aucun milieu pour l’instant</h1>
      <p className="text-ink-2">
        Votre compte existe, mais il n’est rattaché à aucun milieu. Demandez à votre gestionnaire de vous ajouter à son
        équipe, puis rechargez cette page.
      </p>
    </div>
  )
}
