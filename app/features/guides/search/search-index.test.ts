import { describe, expect, test } from 'vitest'
import type { ShellRole } from '#app/ui/shell/nav.ts'
import { pagesAndActs } from './pages-and-acts.ts'
import { findEntries } from './search-index.ts'

const titles = (typed: string, role: ShellRole = 'TEACHER') =>
  findEntries(typed, role, 6).flatMap(([, entries]) => entries.map(({ title }) => title))

/** As educators type: without accents, in the plural, with errors, in the words of here and of elsewhere. */
const SEARCHES: [typed: string, first: string][] = [
  // What to do when…
  ['mordre', 'Un enfant mord'],
  ['morsures', 'Un enfant mord'],
  ['que faire quand un enfant mord', 'Un enfant mord'],
  ['il tape les autres', 'Un enfant frappe les autres'],
  ['chicane', 'Deux enfants tirent sur la même pelle'],
  ['faire le bacon', 'Une grosse colère éclate'],
  ['crise de colere', 'Une grosse colère éclate'],
  ['poux', 'Un pou dans les cheveux'],
  ['lentes', 'Un pou dans les cheveux'],
  ['fievre', 'L’enfant est chaud et ne joue plus'],
  ['dodo', 'Le sommeil ne vient pas'],
  ['sieste', 'Le sommeil ne vient pas'],
  ['pot', 'La toilette, c’est non'],
  ['culotte mouillee', 'La culotte est mouillée'],
  ['pipi', 'La culotte est mouillée'],
  ['doudou', 'La doudou est introuvable'],
  ['suce', 'La doudou est introuvable'],
  ['tetine', 'La doudou est introuvable'],
  ['begaiement', 'Les mots butent'],
  ['bilinguisme', 'On parle une autre langue à la maison'],
  ['divorce', 'Ses parents se séparent'],
  ['demenager', 'La famille déménage'],
  ['parent en retard', 'Un parent n’arrive pas'],
  ['mensonges', 'L’histoire n’est pas vraie'],
  ['pistolet', 'Un bâton devient fusil'],
  ['intimidation', '«\u00A0Tu joues pas avec nous\u00A0»'],
  ['etoufement', 'Un petit objet disparaît dans la bouche'],
  ['commotion', 'Une chute, une bosse à la tête'],
  ['epipen', 'Une réaction allergique commence'],
  ['alergies', 'Une réaction allergique commence'],
  ['DPJ', 'Un enfant confie quelque chose de grave'],
  ['masturbation', 'Une main se glisse dans la culotte'],
  ['fugue', 'Un enfant se sauve du groupe'],
  ['gros mots', 'Un gros mot traverse la table'],
  ['cauchemars', 'Le noir lui fait peur'],
  ['suit de neige', 'L’habit de neige, jamais'],
  ['champignons', 'L’enfant a mangé une baie inconnue'],
  ['chien mort', 'Son chien est mort'],
  ['funerailles', 'Quelqu’un meurt dans sa famille'],
  // Definitions
  ['tique', 'Tiques'],
  ['tiques', 'Tiques'],
  ['etayage', 'Étayage'],
  ['ETAYAGES', 'Étayage'],
  ['etaiyage', 'Étayage'],
  ['zpd', 'Zone proximale de développement'],
  ['attachement', 'Attachement'],
  ['gardienne', 'RSGE'],
  ['jeux risques', 'Jeu risqué'],
  ['facteur vent', 'Refroidissement éolien'],
  ['herbe a puces', 'Herbe à puce'],
  ['engelures', 'Engelure'],
  ['motricite fine', 'Motricité fine'],
  ['loose parts', 'Pièces détachées'],
  ['chasse-moustiques', 'Insectifuge'],
  ['portrait', 'Du carnet au portrait'],
  ['bulletin', 'Du carnet au portrait'],
  ['bureau coordonateur', 'Bureau coordonnateur (BC)'],
  ['objet transitionnel', 'Objet réconfortant'],
  ['temperament', 'Tempérament'],
  ['gazelle', 'Gazelle et Potiron'],
  // The 42 exercises
  ['grimper aux arbres', 'Grimper à un arbre'],
  ['feu de camp', 'Se réunir autour d’un feu'],
  ['hamac', 'Se reposer dans un hamac'],
  ['toboggan', 'Remonter la glissade à contresens'],
  ['luge', 'Glisser en traîneau'],
  ['marteau', 'Clouer dans une bûche'],
  ['flaque d’eau', 'Sauter dans les flaques'],
  ['jouer a cache-cache', 'Jouer à la cachette dans un boisé'],
  ['balles de neige', 'Lancer des boules de neige'],
  ['boules de neige', 'Lancer des boules de neige'],
  ['vers de terre', 'Prendre des vers et des insectes'],
  ['cuisine de bouette', 'Cuisiner dans la boue'],
  ['pieds nus', 'Marcher pieds nus'],
  ['velo sans pedales', 'Rouler en draisienne sur un sentier'],
  ['ruisseau', 'Jouer au bord d’un ruisseau'],
  ['epees', 'Jouer à l’épée avec des bâtons'],
  ['perceuse', 'Percer avec un vilebrequin'],
  // Guides
  ['mitaines', 'Les mitaines gardent mieux la chaleur que les gants.'],
  ['moufles', 'Les mitaines gardent mieux la chaleur que les gants.'],
  ['mitaines gants', 'Les mitaines gardent mieux la chaleur que les gants.'],
  ['bonnets', 'Tuques et cache-cous de prêt'],
  ['tuque', 'Tuques et cache-cous de prêt'],
  ['tonerre', 'Au premier coup de tonnerre, on rentre.'],
  ['tonnerre', 'Au premier coup de tonnerre, on rentre.'],
  ['miel', 'Pas de miel avant 1\u00A0an.'],
  ['guepes', 'En été, attention à la guêpe dans le gobelet.'],
  ['temps des sucres', 'L’érable qui coule'],
  ['citrouilles', 'La citrouille qui retourne à la terre'],
  ['bernaches', 'Les voiliers d’outardes'],
  ['changer une couche', 'Où change-t-on une couche?'],
  ['ciseaux', 'Crayon, ciseaux et compagnie'],
  ['premiers mots', 'Les premiers mots'],
  ['halloween', 'Halloween'],
  ['paques', 'Pâques'],
  ['trousse', 'Trousse de premiers soins'],
  ['premiers secours', 'Trousse de premiers soins'],
  ['ratios', 'Les ratios en installation'],
  ['tylenol', 'Donner un médicament'],
  ['medicaments', 'Donner un médicament'],
  ['agir tot', 'À qui parler'],
  ['quand s’informer', 'Quand s’informer'],
  ['cadre legal', 'Cadre légal pratique'],
  ['chansons', 'Comptines et chansons'],
  ['berceuses', 'Comptines et chansons'],
  ['ainsi font', 'Ainsi font, font, font'],
  ['retard de langage', 'Les mots n’arrivent pas encore'],
  ['agir tot', 'À qui parler'],
  ['medicaments', 'Donner un médicament'],
  ['acetaminophene', 'Donner un médicament'],
  ['hotel a insectes', 'L’hôtel à insectes'],
  ['ombre', 'Où est passée mon ombre?'],
  // Pages and acts
  ['mes 5 questions', 'Mes 5 questions'],
  ['quiz papier', 'Quiz sur papier'],
  ['imprimer un quiz', 'Quiz sur papier'],
  ['corbeille', 'Corbeille'],
  ['poubelle', 'Corbeille'],
  ['activite effacee', 'Corbeille'],
  ['changer mon mot de passe', 'Changer de mot de passe'],
  ['mdp', 'Changer de mot de passe'],
  ['planifier ma semaine', 'Ma semaine'],
  ['semaine', 'Ma semaine'],
  ['quiz', 'Quiz Petite enfance'],
  ['sac a dos', 'Sac à dos'],
  ['calendrier', 'Calendrier annuel'],
  ['auto evaluation', 'Autoévaluation'],
  ['creer une activite', 'Générer une activité'],
  ['supprimer mon compte', 'Supprimer mon compte'],
  ['exporter mes donnees', 'Télécharger mes données'],
  ['lexique', 'Définitions'],
  ['comptines', 'Comptines et chansons'],
  ['berceuses', 'Comptines et chansons'],
  ['frere jacques', 'Frère Jacques'],
  ['ding daing dong', 'Frère Jacques'],
  ['bourdon lilas', 'Le gros bourdon'],
  ['confidentialite', 'Vie privée'],
  ['ce que voit ma gestionnaire', 'Ce que ma gestionnaire voit'],
]

describe('the first result of', () => {
  test.each(SEARCHES)('«\u00A0%s\u00A0»', (typed, first) => expect(titles(typed)[0]).toBe(first))
})

test('« cône de pin » finds the passages that say « cocotte »', () => {
  const [[, entries] = ['guides', []]] = findEntries('cône de pin', 'TEACHER', 6)
  expect(entries.length).toBeGreaterThan(1)
  for (const { title, text } of entries) expect(`${title} ${text}`).toMatch(/cocotte/i)
})

test('a relative has several first results to choose from', () => {
  expect(titles('bibittes')).toEqual(expect.arrayContaining(['L’hôtel à insectes', 'Prendre des vers et des insectes']))
  expect(titles('orages')).toEqual(
    expect.arrayContaining(['Un bruit l’effraie', 'Au premier coup de tonnerre, on rentre.']),
  )
})

test('« chaussettes » finds those that are « bas »', () => {
  expect(titles('chaussettes')).toContain('Bottes trop serrées, pieds gelés.')
})

test('whole words come before parts of words, and a word that is being typed finds already', () => {
  const [first, ...others] = findEntries('pot', 'TEACHER', 50).flatMap(([, all]) => all.map(({ title }) => title))
  expect(first).toBe('La toilette, c’est non')
  expect(others).toContain('La collation du potager')
  expect(titles('mitai')).toContain('Les mitaines gardent mieux la chaleur que les gants.')
})

test('every exercise is found by its title', async () => {
  const { EXERCISES } = await import('#content/exercises/exercises.ts')
  for (const { title } of EXERCISES) expect(titles(title)[0]).toBe(title)
})

test('returns no more than the limit of each group, and nothing without a word', () => {
  expect(findEntries('enfant', 'TEACHER', 4).map(([, entries]) => entries.length)).toContain(4)
  expect(findEntries(' - ', 'TEACHER', 4)).toEqual([])
  expect(findEntries('xyzqwv', 'TEACHER', 4)).toEqual([])
})

describe('pages and acts', () => {
  test.each<[role: ShellRole, typed: string, first: string]>([
    ['MANAGER', 'inviter', 'Inviter une éducatrice'],
    ['MANAGER', 'ajouter une educatrice', 'Inviter une éducatrice'],
    ['MANAGER', 'equipe', 'Équipe'],
    ['MANAGER', 'resultats', 'Résultats des quiz'],
    ['MANAGER', 'adresse du milieu', 'Mon milieu'],
    ['MANAGER', 'feuille de discussion', 'Feuille de discussion'],
    ['SUPERADMIN', 'inviter', 'Inviter une gestionnaire'],
    ['SUPERADMIN', 'journal', 'Journal'],
    ['SUPERADMIN', 'importer', 'Importer des questions'],
    ['SUPERADMIN', 'creer un milieu', 'Créer un milieu'],
    ['SUPERADMIN', 'confidentialite', 'Vie privée'],
  ])('%s, « %s »', (role, typed, first) => expect(titles(typed, role)[0]).toBe(first))

  test('nobody is offered what she may not do', async () => {
    const { routes } = await import('#tests/support/pages.ts')
    const guardOf = new Map(routes().map(({ address, path }) => [address, path]))
    const allowed: Record<ShellRole, RegExp> = {
      TEACHER: /^(?!.*\/_(?:manager|admin)\/)/,
      MANAGER: /^(?!.*\/_admin\/)/,
      SUPERADMIN: /^(?!.*\/_manager\/)/,
    }
    for (const role of ['TEACHER', 'MANAGER', 'SUPERADMIN'] as const) {
      const pages = pagesAndActs(role)
      expect(pages.length).toBeGreaterThan(15)
      for (const { to, title } of pages) {
        const path = guardOf.get(to) ?? guardOf.get(to.replace(/\/new$/, '/$questionId'))
        expect(path, `${title}: ${to}`).toBeDefined()
        expect(path, `${role}: ${title}`).toMatch(allowed[role])
      }
    }
    expect(titles('inviter')).not.toContain('Inviter une éducatrice')
    expect(titles('ce que ma gestionnaire voit', 'MANAGER')).not.toContain('Ce que ma gestionnaire voit')
  })
})

test('a search answers within 50 ms', () => {
  const times = SEARCHES.map(([typed]) => {
    const start = performance.now()
    findEntries(typed, 'TEACHER', 6)
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(50)
})

test('twelve words that each have relatives are searched, not every way to say them', () => {
  const typed = 'roche moustique outarde chaudière tuque boue tonnerre érable insecte cocotte espadrille chandail'
  // Four relatives each would be sixteen million titles.
  expect(findEntries(typed, 'TEACHER', 6).length).toBeGreaterThan(0)
})
