/** Meanings of list heads in the languages other than English that have question words. */

const ROLES: Readonly<Record<string, string>> = {
  advantage: 'ventajas avantages vantagens vorteile vantaggi pregi voordelen fördelar',
  benefit: 'beneficios bienfaits benefícios benefici',
  disadvantage:
    'desventajas inconvenientes inconvénients désavantages desvantagens nachteile svantaggi difetti nadelen nackdelar',
  problem: 'problemas problèmes probleme problemi problemen problem',
  cause: 'causas causes ursachen cause oorzaken orsaker',
  reason: 'razones motivos raisons razões gründe ragioni motivi redenen skäl',
  effect: 'efectos effets efeitos auswirkungen wirkungen effetti effecten effekter',
  consequence: 'consecuencias conséquences consequências folgen conseguenze gevolgen följder konsekvenser',
  symptom: 'síntomas symptômes sintomas symptome anzeichen sintomi symptomen symtom',
  solution: 'soluciones solutions soluções lösungen soluzioni oplossingen lösningar',
  difference: 'diferencias différences diferenças unterschiede differenze verschillen skillnader',
  similarity:
    'semejanzas similitudes ressemblances semelhanças gemeinsamkeiten ähnlichkeiten somiglianze overeenkomsten likheter',
  factor: 'factores facteurs fatores faktoren fattori factoren faktorer',
  function: 'funciones fonctions funções aufgaben funktionen funzioni functies funktioner',
  use: 'usos usages utilisations verwendungen usi toepassingen användningar',
  type: 'tipos clases types sortes arten typen sorten tipi soorten typer sorter',
  form: 'formas formes formen forme vormen former',
  part: 'partes componentes parties composants teile bestandteile parti componenti delen onderdelen delar',
  element: 'elementos éléments elemente elementi elementen',
  characteristic:
    'características rasgos caractéristiques merkmale kennzeichen caratteristiche kenmerken kännetecken',
  property: 'propiedades propriétés propriedades eigenschaften proprietà eigenschappen egenskaper',
  method: 'métodos méthodes methoden verfahren metodi metoder',
  measure: 'medidas mesures maßnahmen misure maatregelen åtgärder',
  principle: 'principios principes princípios prinzipien grundsätze principi beginselen principer',
  source: 'fuentes fontes quellen fonti bronnen källor',
  step: 'pasos passos schritte passi stappen steg',
  stage: 'etapas étapes stufen tappe',
  phase: 'fases phases phasen fasi fasen faser',
  aim: 'objetivos objectifs ziele obiettivi doelen mål',
  condition: 'condiciones conditions condições bedingungen condizioni voorwaarden villkor',
  product: 'productos produits produtos produkte prodotti producten produkter',
};

const roleByNoun: ReadonlyMap<string, string> = new Map(
  Object.entries(ROLES).flatMap(([role, nouns]) => nouns.split(' ').map((noun) => [noun, role] as const)),
);

/** An article, a number or an adjective may stand before the noun. */
const MOST_WORDS_BEFORE_NOUN = 2;

/** @returns the English role of a list's members; null if no noun at the start of the head names one */
export function getForeignRole(head: string): string | null {
  const words = head.normalize('NFC').toLowerCase().split(/\s+/);
  const noun = words.slice(0, MOST_WORDS_BEFORE_NOUN + 1).find((word) => roleByNoun.has(word));
  return noun === undefined ? null : (roleByNoun.get(noun) ?? null);
}

const ORDERED_NOUNS = `étapes? processus procédure déroulement ordre pasos? procedimiento proceso etapas? fases? orden
  secuencia procedimento processo ordem sequência (?!fort)\\p{L}*schritte? \\p{L}*(?:phasen?|ablauf|reihenfolge) stufen? vorgehen vorgang passi
  fasi procedimento sequenza ordine stappen stadia fasen volgorde werkwijze steg faser ordning tillvägagångssätt
  ìgbésẹ̀ matakai matakan usoro nzọụkwụ hatua`;
const ORDERED = getNoun(ORDERED_NOUNS);
/** "(von unten nach oben)". */
const DIRECTION =
  /\((?:from|von|de|do|da|dal|van|från)\s[^()]+\s(?:to|nach|bis|zu|a|à|al|au|ao|naar|till)\s[^()]+\)/iu;

/** @returns whether a head says that its members follow one another */
export function isOrderedElsewhere(head: string): boolean {
  return ORDERED.test(head.normalize('NFC')) || DIRECTION.test(head);
}

const VAGUE_NOUNS = `notes? points? points\\sclés? idées? mots termes définitions? vocabulaire exemples? remarques? résumé
  devoirs exercices notas? puntos? puntos\\sclave ideas palabras términos definici(?:ón|ones) conceptos? vocabulario
  ejemplos? resumen deberes ejercicios pontos? ideias palavras termos definiç(?:ão|ões) conceitos? vocabulário exemplos?
  resumo exercícios notizen? stichpunkte wörter begriffe definition(?:en)? vokabeln beispiele? zusammenfassung
  hausaufgaben aufgaben appunti punti parole termini definizion[ei] concetti vocabolario esemp(?:io|i) riassunto compiti
  esercizi aantekeningen punten woorden begrippen definities voorbeeld(?:en)? samenvatting huiswerk anteckningar punkter
  ord begrepp definitioner exempel sammanfattning läxor`;
const VAGUE = new RegExp(`^${getNoun(VAGUE_NOUNS).source}\\s*$`, 'iu');

/** @returns whether a head says nothing of its members, as "Notas" and "Begriffe" */
export function isVagueElsewhere(head: string): boolean {
  return VAGUE.test(head.normalize('NFC'));
}

const ANNOUNCING =
  /^(.+?)\s+(?:sont|comprennent|son|incluyen|são|incluem|sind|umfassen|sono|comprendono|zijn|är)(?:\s+(?:les suivant(?:e)?s|l[ao]s siguientes|[ao]s seguintes|folgende|i seguenti|le seguenti|de volgende|följande))?$/iu;

/** "On distingue trois types de sols". */
const OPENS_ANNOUNCING = /^on (?:peut )?(?:distinguer?|compter?|trouver?|retenir|retient|citer?)\s/iu;

/** @returns a head without the verb that announces its list: "Las causas son" */
export function withoutAnnouncement(head: string): string {
  return (ANNOUNCING.exec(head)?.[1] ?? head).replace(OPENS_ANNOUNCING, '');
}

function getNoun(nouns: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${nouns.normalize('NFC').trim().split(/\s+/).join('|')})(?![\\p{L}\\p{M}])`,
    'iu',
  );
}
