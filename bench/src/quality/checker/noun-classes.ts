/** The classes of nouns, from a list of heads and from endings, independent of the engine. */
export type NounClass =
  | 'person'
  | 'location'
  | 'time'
  | 'quantity'
  | 'organisation'
  | 'event'
  | 'process'
  | 'matter'
  | 'disorder'
  | 'idea'
  | 'document'
  | 'device'
  | 'organism'
  | 'sign'
  | 'quality';

const HEADS: Readonly<Record<NounClass, string>> = {
  person: `person people man woman scientist doctor president king queen leader worker farmer artist writer patient
    physician teacher student psychologist lawyer judge soldier general officer merchant colonist owner borrower lender buyer
    seller consumer producer child mother father nurse manager citizen voter immigrant settler slave`,
  location: `city country river lake ocean sea island continent region province village town street mountain valley
    desert coast harbor house building factory office harbour place area`,
  time: `year month day week decade century hour minute second era period age spring summer autumn winter january february
    april june july august september october november december`,
  quantity: `number amount rate ratio percentage price income cost temperature pressure speed velocity weight
    density volume distance force length height depth width size share degree`,
  organisation: `company government congress parliament party agency union bank league council committee corporation
    association army navy court senate`,
  event: 'war battle revolution riot strike election massacre rebellion panic crisis',
  process: `process method procedure technique contraction decay reaction reproduction acquisition reinforcement
    conditioning encoding mutation retrieval loss increase decrease transfer transport spread release
    exchange reduction formation destruction conversion movement flow`,
  matter: `cell tissue muscle bone organ nerve gland membrane protein enzyme hormone molecule atom electron proton
    neutron gas liquid metal acid fiber cartilage blood skin hair nail plate artery vein neuron brain layer ligament tendon salt vessel junction lamina
    substance material mixture compound mineral rock fluid food drink powder fuel`,
  disorder:
    'disease disorder syndrome cancer infection injury illness fracture carcinoma amnesia acne eczema',
  idea: 'theory law principle hypothesis model concept effect belief doctrine theorem',
  document: 'act amendment treaty constitution declaration charter bill contract',
  quality: 'strength hardness',
  device: `device instrument tool machine apparatus engine clock vehicle weapon container wheel pump lens mirror lamp
    motor computer`,
  organism: `organism animal plant tree bird fish insect mammal reptile worm fungus fungi bacterium bacteria virus
    parasite shrub grass`,
  sign: 'sign symbol letter mark word sentence text note poem title abbreviation character',
};

const CLASS_OF_HEAD = new Map(
  Object.entries(HEADS).flatMap(([name, heads]) =>
    heads.split(/\s+/).map((head) => [head, name as NounClass] as const),
  ),
);

const CLASS_OF_ENDING: readonly (readonly [RegExp, NounClass])[] = [
  [/(?:ologist|ician|ographer|otherapist)$/, 'person'],
  [/(?:itis|emia|aemia|pathy|oma|algia|plegia)$/, 'disorder'],
  [/(?:ism|ology)$/, 'idea'],
  [/(?:icity|ivity|bility|ness)$/, 'quality'],
  [/(?:cyte|blast|ase|oside)$/, 'matter'],
  [/(?:isation|ization|ification|lysis|genesis|synthesis)$/, 'process'],
];
const SHORTEST_STEM = 2;

/** The class of a noun in singular or plural; null if neither list nor ending knows it. */
export function classOfNoun(noun: string): NounClass | null {
  return classOfHead(noun) ?? classOfEnding(noun);
}

/** The class of a noun that the list has, in singular or plural. */
export function classOfHead(noun: string): NounClass | null {
  for (const form of [noun, noun.replace(/s$/, ''), noun.replace(/es$/, ''), noun.replace(/ies$/, 'y')]) {
    const nounClass = CLASS_OF_HEAD.get(form);
    if (nounClass !== undefined) return nounClass;
  }
  return null;
}

/** The class that the ending of a noun shows. */
export function classOfEnding(noun: string): NounClass | null {
  for (const form of [noun, noun.replace(/s$/, '')]) {
    const ending = CLASS_OF_ENDING.find(
      ([pattern]) => pattern.test(form) && form.replace(pattern, '').length >= SHORTEST_STEM,
    );
    if (ending !== undefined) return ending[1];
  }
  return null;
}
