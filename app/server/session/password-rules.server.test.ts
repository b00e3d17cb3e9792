import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { passwordWeakness, type Weakness } from './password-rules.server.ts'

const HERS = [
  'Marie-Ève',
  'Lavoie',
  'melavoie@cpe-mesanges.example',
  'CPE Les Mésanges',
  '12, rue des Érables, Cowansville (Québec) J2K 1A1',
]

const WEAK = `
Motdepasse123! MotDePasse2026 motdepassemotdepasse M0tdep@sse123 P@ssw0rd2026 password1234 monmotdepasse1 secret123secret
Bonjour2026!! Bonjourbonjour Bonne-Journee1 Bienvenue2026 Changemoi2026! Jetaime12345 Soleil123456 chocolat12345
princesse123! hockey123456 Canadiens2026 gohabsgo2026! dragon123456! starwars2026!! administrateur
Garderie2026! Garderie!2026! G@rderie2026! Éducatrice123 Educatrice2026! 3ducatrice2026 ecirtacude2026 enfants2026!!
Marmottes2026 Papillon2026! poussins2026! petiteenfance1 milieufamilial servicedegarde MamanPapaLeo12 jouerdehors12
Printemps2026 EteAutomne2026 Hiver2025Ete2026 Février2026!! Septembre2026 Vendredi2026! Tempete2026!! mai2026juin2026
Montreal2026! Montréal2026! Quebec123456! Sherbrooke2026 Sherbr00ke2026 Laval2026Laval levis2026levis saintjerome123
GarderieMontreal2026! Cowansville2026! cowansville12 Brindille2026! Brind1lle2026 LesMesanges2026! lesmesanges26
cpelesmesanges1 CPE-Mésanges-2026 cpe2026cpe2026 melavoie2026! marielavoie123 Lavoie.Marie.85 Tremblay1985! Nathalie1978!
Rosalie2019! Rosalie!Emile2019 Felix-1987-06 15/03/1985abc 25/12/2012Leo 14juillet1978 418-555-2896 123456789012
qwertyuiop12 azertyuiop123 Azerty123456! qsdfghjklm12 mlkjhgfdsq12 wxcvbn123456 1q2w3e4r5t6y qazwsxedcrfv azerty-qwerty
abcabcabcabc abcd1234efgh aaaaaaaaaaaaaa !!!!!!!!!!!! poupoupoupou MarieMarieMarie pizzapizza123 chatchien2026
`
  .trim()
  .split(/\s+/)

const GOOD = [
  'correct cheval batterie',
  'la pluie tombe sur 7 bottes',
  'un écureuil dort 🐿 là-haut',
  'sept bottes sous la pluie',
  'feuilles-mortes-au-parc',
  'la galoche est sous le banc',
  'bottes-de-pluie-rouges',
  'la vieille galoche grise',
  'tracteur violet mange lune',
  'girafe-tiroir-noisette',
  'mon chat ronfle dans le tiroir',
  'poivron lampe rivière zinc',
  'cailloux-du-ruisseau-gris',
  'trois chaises bleues volent',
  'le facteur a perdu sa clarinette',
  'Ma tante tricote des cactus',
  'bûche tasse wagon orteil',
  'dehors il neige des crêpes',
  'pamplemousse et trombone',
  'une loutre joue du saxophone',
  'pédalo moutarde horloge',
  'j’ai mangé 4 beignes hier',
  'les moufles sèchent sur le calorifère',
  'ruban hélice gravier mouche',
  'sapin qui chante faux',
  'notre vélo dort au grenier',
  'crayon fourmi valise tambour',
  'quand le lac gèle, on danse',
  'le hibou boude son gruau',
  'zèbre-parapluie-cannelle',
  '6 pingouins repeignent la grange',
  'Maman adore les petits papillons bleus',
  'tondeuse.glaçon.violon',
  'Xk7#pQ2m!vLz',
  'q8Gh3nTz5wRb',
  'vNq4-tT8s-Zp1e',
  'Wk2!rZ9@bXm4',
]

describe('refused', () => {
  test.each(WEAK)('%s', async (password) => {
    expect(password.length).toBeGreaterThanOrEqual(12)
    expect(await passwordWeakness(password, HERS)).not.toBeNull()
  })
})

describe('accepted', () => {
  test.each(GOOD)('%s', async (password) => {
    expect(await passwordWeakness(password, HERS)).toBeNull()
  })
})

test('words about another person are not familiar', async () => {
  expect(await passwordWeakness('Zorglubine-Quinoxale', ['CPE Zorglubine', 'Quinoxale'])).toBe('familiar')
  expect(await passwordWeakness('Zorglubine-Quinoxale', HERS)).toBeNull()
})

test.each<[string, Weakness]>([
  ['mlkjhgfdsq12', 'keyboard'],
  ['aaaaaaaaaaaaaa', 'repeated'],
  ['25/12/2012Leo', 'date'],
  ['Garderie2026!', 'familiar'],
  ['Cowansville2026!', 'familiar'],
  ['starwars2026!!', 'common'],
])('%s is refused for what it is: %s', async (password, weakness) => {
  expect(await passwordWeakness(password, HERS)).toBe(weakness)
})

test('the longest password is judged as quickly as one of forty characters', async () => {
  const short = 'poivron lampe rivière zinc tambour valise'
  const duration = async (password: string) => {
    const begun = performance.now()
    await passwordWeakness(password, HERS)
    return performance.now() - begun
  }
  // The quickest of several, by turns: what else the machine does only ever adds.
  const quickest = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY }
  for (let turn = 0; turn < 8; turn++) {
    quickest.short = Math.min(quickest.short, await duration(short))
    quickest.long = Math.min(quickest.long, await duration(`${short} `.repeat(3)))
  }
  expect(quickest.long).toBeLessThan(quickest.short * 3)
})

test('the long passwords that have leaked most often are refused', async () => {
  const leaked = dictionary['passwords-common'].filter((password) => password.length >= 12).slice(0, 80)
  expect(leaked).toHaveLength(80)
  const accepted: string[] = []
  for (const password of leaked) if ((await passwordWeakness(password, HERS)) === null) accepted.push(password)
  expect(accepted).toEqual([])
})
