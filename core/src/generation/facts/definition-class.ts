import { wordsOf } from '../../text/words.ts';
import type { DefinitionFact } from './fact.ts';

/** What a term names, as far as its form and its meaning show it. */
export type DefinitionClass = 'person' | 'process' | 'thing';

/** Nouns for one person that open a meaning, in other languages than English; those that name things as well are not here. */
const PEOPLE: ReadonlySet<string> = new Set(
  `personne quelqu’un homme femme roi reine prêtre moine noble seigneur paysan paysanne soldat ouvrier ouvrière
savant savante écrivain écrivaine peintre philosophe chef marchand esclave habitant dictateur magistrat citoyen
guerrier chevalier
persona hombre mujer rey reina sacerdote monje noble señor campesino campesina soldado obrero obrera científico
científica escritor escritora pintor pintora filósofo filósofa jefe comerciante esclavo funcionario habitante
dictador magistrado ciudadano guerrero caballero
pessoa homem mulher rei rainha padre monge nobre senhor camponês camponesa operário cientista escritora pintora
filósofo chefe comerciante escravo funcionário dono morador ditador cidadão guerreiro cavaleiro
jemand mensch mann frau könig königin priester mönch adliger bauer bäuerin soldat arbeiter arbeiterin
wissenschaftler wissenschaftlerin schriftsteller schriftstellerin maler malerin philosoph händler sklave beamter
bewohner diktator ritter bürger krieger richter
uomo donna re regina prete monaco nobile signore contadino contadina soldato operaio scienziato scienziata
scrittore scrittrice pittore pittrice mercante schiavo abitante dittatore magistrato cittadino guerriero
cavaliere
persoon iemand vrouw koning koningin priester monnik edelman boer boerin soldaat arbeider wetenschapper
schrijver schilder filosoof handelaar slaaf inwoner burger krijger ridder rechter
någon man kvinna kung drottning präst munk adelsman bonde soldat arbetare forskare författare målare filosof
köpman slav invånare borgare krigare riddare domare`
    .trim()
    .split(/\s+/),
);

/** An article and an adjective may stand before the noun. */
const OPENING_WORDS = 3;

/** Endings of nouns for what happens: "osmosis", "difusión", "Verdunstung". */
const OF_PROCESS = /(?:[tsx]ion|[sc]ión|zione|ção|são|sis|miento|ung|ismus|isme|ismo|ism|ering|ning)$/iu;
const SHORTEST_PROCESS = 6;

/** @returns the class of a term, so that no option is struck out for being of another kind */
export function classOfDefinition({ term, meaning }: DefinitionFact): DefinitionClass {
  const opening = wordsOf(meaning).slice(0, OPENING_WORDS);
  if (opening.some(({ lower }) => PEOPLE.has(lower))) return 'person';

  const head = wordsOf(term)[0]?.lower ?? '';
  return head.length >= SHORTEST_PROCESS && OF_PROCESS.test(head) ? 'process' : 'thing';
}
