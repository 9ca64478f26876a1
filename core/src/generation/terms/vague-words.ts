import { getStem } from '../../text/stem.ts';

/** Nouns that name nothing a course teaches by themselves, and adjectives that only weigh. */
const NOUNS = `
ability access account act action activity addition advantage age aim amount answer approach area argument aspect
attempt attention author average basis beginning benefit bit book box boy case category cause center century
challenge chance change chapter character characteristic child choice circumstance city class combination
company comparison concept concern conclusion condition connection consequence consideration content context
contrast control country couple course creation culture data date day decade decision decrease definition degree
description detail development difference difficulty direction discovery discussion disorder distance diversity
edge effect effort element emphasis end event evidence example exception existence experience experiment
explanation extent fact factor family father feature feeling field figure finding form formation friend function
game gentleman girl goal good group growth guy hand head help history home hour house idea image impact importance
improvement increase individual influence information instance interaction interest interview issue item job kind
knowledge lack language leader lecture length letter level life line list location look lot majority man manner
material matter mean meaning means measure member mention method mile mind minute moment month morning mother move
movement name nature need night note number object observation opinion opportunity option order origin outcome part
participant pattern people percent percentage performance period person perspective picture piece place plan point
position possibility power practice presence pressure problem procedure process product program progress property
purpose quality quantity question range rate ratio reason region relation relationship report researcher research
resource response rest result review rise role room rule sample scale scenario scene scholar school science
scientist section sense sentence series set shape share side sign significance similarity situation size skill
society solution sort source space standard start state statement step story strategy structure student study stuff
subject success sum summary support surface system table task teacher technique tendency term test text thing
thought time tool top topic total town trait transition trend type unit use user value variation variety version women men children adult american absence presence dark motion
view volume water way week while whole woman word work worker world writer year half count brand official politician policymaker consumer customer employee manager worker employer organization company
business scientist sociologist psychologist economist historian expert leader owner parent citizen voter
`;
const ADJECTIVES = `
able additional adequate alternative apparent appropriate available average bad basic beautiful best better big
broad brief careful central certain clear close common complete complex considerable constant current deep
different difficult direct distinct easy effective entire equal essential exact excellent extra extreme famous
far fast favorite few final fine full fundamental further general good great greater greatest growing hard heavy
helpful high higher highest huge human ideal important impossible increased increasing initial interesting key
large larger largest last late later least less likely limited little local long longer low lower lowest main
major many modern multiple narrow natural necessary new next nice normal numerous obvious old older open opposite
ordinary original other overall own particular past perfect possible potential powerful present previous primary
proper quick ready real recent related relative relevant remaining respective right same second separate serious severe
short significant similar simple single slight slow small smaller soon special specific standard strong subsequent
successful such sudden sufficient suitable sure third total true typical unique unusual useful usual various vast
weak well-known whole wide widespread wrong young younger entire overall known unknown foremost peculiar given
`;

const VAGUE_NOUNS = getStems(NOUNS);
const VAGUE_ADJECTIVES = getStems(ADJECTIVES);

function getStems(words: string): ReadonlySet<string> {
  return new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => getStem(word)),
  );
}

/** Returns true for the stem of a noun that is too general to be a term ("process", "example"). */
export function isVagueNoun(stem: string): boolean {
  return VAGUE_NOUNS.has(stem);
}

/** True for the stem of an adjective that makes no term of its noun ("important factor"). */
export function isVagueAdjective(stem: string): boolean {
  return VAGUE_ADJECTIVES.has(stem);
}
