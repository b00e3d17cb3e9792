import { foldText } from '#app/lib/french/fold-text.ts'

/*
 * First names of many origins, to test that no text sent to a language model contains the name of a child: those of the
 * application's list, and others that it does not contain.
 */
export const LISTED_NAMES =
  `Léa Maël Zoé Noah Emma Liam Olivier Florence Mila Théo Alice William Charlie Raphaël Béatrice Édouard
Jacob Rosalie Livia Jules Anaïs Élodie Félix Gabrielle Hubert Juliette Loïc Maëlle Nathan Ophélie Philippe Quentin
Romane Sébastien Thaïs Ulysse Victoria Xavier Yasmine Zachary Aïcha Aminata Amir Fatoumata Mamadou Ousmane Djibril Kofi
Kwamé Akosua Aïssatou Ibrahim Khadija Mohamed Youssef Zineb Ilyès Inès Karim Leïla Malik Nour Rayan Samira Walid Yacine
Idriss Imane Bilal Esteban Santiago Camila Lorenzo Mateo Rodrigo Sofia Tiago Valentina Priya Arjun Anaya Rania Oksana
Dimitri Nikita Vladimir Natacha Tatiana Kateri Jayden Zéphyrine Alexandrine Angélique
Eugénie Joséphine Ézéchiel Isaïe Maélie-Rose Marie-Ève Jean-Christophe`.split(/\s+/)

export const UNLISTED_NAMES =
  `Nahéma Thaïla Ysaline Abdoulhamid Adébayo Aëla Aïnhoa Alizéa Amahlé Anselmie Aramis Arwena Ashkan Atshapi
Auxane Ayanda Azélie Babacar Bahija Bérangère Bintou Bogdana Brielle Calliopée Chidubem Chimamanda Clarybel Corélie Dalva
Danaëlle Délima Djénéba Dzovinar Éfua Elowen Émérentienne Énora Esmérie Évangéline Fatimata Fédora Fleurange Ghizlane
Guillemine Gwladys Hadjara Hélorie Hyacinthia Ifeoma Ikram Iphigénie Ishaan Izïa Jorick Kahéna Kélyane Keziah Khushi
Kiyoshi Kossiwa Laëlle Léonora Loélie Lubna Maïssane Makéda Marélie Mbalia Mikisiw Nahia Naïry Ndeye Nkechi
Nokomis Nolhan Oihana Olwenn Oréliane Ouassim Phuong Quincy Radhia Rivka Roxélane Sélyan Shérine Siloé Solveig Tahina
Téophane Thandiwe Tulugaq Uapikun Vaïana Waseskun Wiktoria Xochitl Yéléna Zayneb Zoélina`.split(/\s+/)

/** The sentinel names found in a text, ignoring case and accents. */
export function sentinelsIn(text: string): string[] {
  const words = new Set(foldText(text).match(/[\p{L}-]+/gu))
  return [...LISTED_NAMES, ...UNLISTED_NAMES].filter((name) => words.has(foldText(name)))
}
