/** « Équilibre de l’équipe » : ce que l’équipe a planifié ou vécu, en nombres, sans nom. */
export const teamBalanceWords = {
  title: 'Équilibre de l’équipe',
  lead: 'Ce que l’équipe a planifié ou vécu ces quatre dernières semaines, par domaine et par lieu. Aucun nom, et rien de plus petit qu’un groupe de quatre.',
  domains: 'Par domaine',
  domain: 'Domaine',
  places: 'Par lieu',
  place: 'Lieu',
  activities: 'Activités',
  placeLabels: { indoors: 'À l’intérieur', yard: 'Dans la cour', outing: 'En sortie' },
  twoDomains: 'Une activité de deux domaines compte dans les deux.',
  weeks: 'Semaines comptées',
  weekOf: (day: string) => `Semaine du ${day}`,
  few: 'non comptée : moins de quatre personnes',
  nothing: 'Rien ne paraît encore',
  nothingWhy:
    'Il faut qu’au moins quatre personnes de l’équipe aient accepté de compter et aient planifié ou vécu une activité la même semaine. En dessous, on devinerait à qui sont les nombres.',
  how: 'Comment c’est compté',
  rules: [
    'Seules comptent les activités de celles qui l’ont accepté, à partir de la semaine où elles l’acceptent. Personne ne voit qui a accepté.',
    'Une semaine est comptée une seule fois, à partir du mercredi suivant, puis ne change plus : ni une arrivée, ni un départ, ni une note ajoutée plus tard ne fait bouger ses nombres. Comparer deux jours ne montre donc l’apport de personne.',
    'Une semaine où moins de quatre personnes ont quelque chose à compter ne paraît pas, et ses nombres ne sont pas gardés.',
  ],
  own: 'Mes activités dans l’équilibre de l’équipe',
  ownOut:
    'Vos activités ne comptent pas. Vos jours vécus et votre semaine restent à vous seule, à moins que vous ne le changiez ici.',
  ownIn: (day: string) =>
    `Vos activités comptent depuis le ${day}, en nombres seulement. Personne ne voit que vous avez accepté.`,
  join: 'Compter mes activités',
  leave: 'Ne plus compter mes activités',
  ownEffect: 'Les semaines déjà comptées ne changent pas.',
  see: 'Voir l’équilibre de l’équipe',
  print: 'Imprimer l’équilibre',
} as const
