import type { UsefulDate } from './types.ts'

/** Dates of the year in Québec. Feasts are named without assuming that a family keeps them. */
export const USEFUL_DATES: readonly UsefulDate[] = [
  { label: 'Jour de l’An', rule: { kind: 'fixed', month: 1, day: 1 } },
  { label: 'Jour de la Marmotte', rule: { kind: 'fixed', month: 2, day: 2 } },
  { label: 'Saint-Valentin', rule: { kind: 'fixed', month: 2, day: 14 } },
  { label: 'Carnaval de Québec', rule: { kind: 'announced', month: 2, when: 'dates annoncées chaque année' } },
  {
    label: 'Semaine de relâche',
    rule: { kind: 'announced', month: 3, when: 'fin février ou début mars, selon la région' },
  },
  { label: 'Passage à l’heure avancée', rule: { kind: 'nth', month: 3, weekday: 0, n: 2 } },
  { label: 'Équinoxe de printemps', rule: { kind: 'around', month: 3, day: 20 } },
  { label: 'Journée mondiale de l’eau', rule: { kind: 'fixed', month: 3, day: 22 } },
  { label: 'Pâques', rule: { kind: 'easter' } },
  { label: 'Jour de la Terre', rule: { kind: 'fixed', month: 4, day: 22 } },
  { label: 'Mois de l’arbre et des forêts', rule: { kind: 'announced', month: 5, when: 'tout le mois' } },
  { label: 'Fête des Mères', rule: { kind: 'nth', month: 5, weekday: 0, n: 2 } },
  { label: 'Journée nationale des patriotes', rule: { kind: 'before', month: 5, weekday: 1, day: 25 } },
  {
    label: 'Semaine québécoise des services de garde éducatifs à l’enfance',
    rule: { kind: 'announced', month: 5, when: 'à la fin du mois' },
  },
  { label: 'Fête des Pères', rule: { kind: 'nth', month: 6, weekday: 0, n: 3 } },
  { label: 'Solstice d’été', rule: { kind: 'around', month: 6, day: 21 } },
  { label: 'Journée nationale des peuples autochtones', rule: { kind: 'fixed', month: 6, day: 21 } },
  { label: 'Fête nationale du Québec', rule: { kind: 'fixed', month: 6, day: 24 } },
  { label: 'Fête du Canada', rule: { kind: 'fixed', month: 7, day: 1 } },
  { label: 'Fête du Travail', rule: { kind: 'nth', month: 9, weekday: 1, n: 1 } },
  { label: 'Équinoxe d’automne', rule: { kind: 'around', month: 9, day: 22 } },
  {
    label: 'Journée nationale de la vérité et de la réconciliation, jour de réflexion',
    rule: { kind: 'fixed', month: 9, day: 30 },
  },
  { label: 'Action de grâce', rule: { kind: 'nth', month: 10, weekday: 1, n: 2 } },
  {
    label: 'Semaine nationale des éducatrices et éducateurs de la petite enfance',
    rule: { kind: 'announced', month: 10, when: 'dates annoncées chaque année' },
  },
  { label: 'Halloween', rule: { kind: 'fixed', month: 10, day: 31 } },
  { label: 'Fin de l’heure avancée', rule: { kind: 'nth', month: 11, weekday: 0, n: 1 } },
  {
    label: 'Grande semaine des tout-petits',
    rule: { kind: 'announced', month: 11, when: 'dates annoncées chaque année' },
  },
  { label: 'Journée mondiale de l’enfance', rule: { kind: 'fixed', month: 11, day: 20 } },
  { label: 'Solstice d’hiver', rule: { kind: 'around', month: 12, day: 21 } },
  {
    label: 'Fêtes de fin d’année, vécues différemment d’une famille à l’autre',
    rule: { kind: 'announced', month: 12, when: 'fin du mois' },
  },
]
