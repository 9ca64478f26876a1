/**
 * The words that carry the grammar of each language in which students write. By them a passage of a few lines shows its
 * language, and two texts that have only them in common have nothing in common.
 */
export const functionWords = {
  eng: setOf(`
a about above across after afterwards again against all almost along already also although always am among
amongst an and another any anyone anything are aren't around as at away back be became because become becomes
been before being below between beyond both but by can cannot can't could couldn't did didn't do does doesn't
doing don't done down during each either else enough even ever every everyone everything few for from further
get gets getting give given gives go goes had hadn't has hasn't have haven't having he hence her here hers
herself him himself his how however i if in indeed instead into is isn't it its it's itself just keep kept
least less let let's like made make makes many may maybe me might mine more moreover most mostly much must my
myself namely neither never nevertheless no nobody none nonetheless nor not nothing now of off often on once
one ones only onto or other others otherwise our ours ourselves out over own per perhaps put quite rather
really same say says seem seemed seems several shall she should shouldn't since so some someone something
sometimes still such than that that's the their theirs them themselves then there thereby therefore these they
this those though through throughout thus to together too toward towards under unless until unto up upon us
use used uses using usually various very via was wasn't we well were weren't what whatever when whenever where
whereas whereby wherein whether which while who whoever whole whom whose why will with within without won't
would wouldn't yes yet you your yours yourself
`),
  fra: setOf(`
le la les un une des du de et ou où en au aux à dans sur sous par pour avec sans que qui quoi dont ce cet
cette ces il elle ils elles on se sa son ses leur leurs est sont était ont a ne pas plus entre comme mais car chez
vers lors dû
`),
  spa: setOf(`
el la los las lo un una unos unas de del al a y e o u en con por para sin sobre entre que quien se su sus es son
era fue fueron ser está están hay no ni más muy como cuando donde pero porque desde hasta según también le les
cada esta este estos estas
`),
  por: setOf(`
o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às e ou com por para sem sobre entre que quem
se seu sua seus suas é são era foi foram ser está estão há não mais muito como quando onde mas porque desde até
também pelo pela pelos pelas cada
`),
  deu: setOf(`
der die das den dem des ein eine einen einem einer eines und oder in im an am auf aus bei beim mit von vom zu zum
zur für über unter nach vor durch um bis ohne gegen zwischen ist sind war waren wird werden hat haben nicht kein
keine als wie wenn weil dass sich es sie er man auch nur sehr etwa pro seit
`),
  ita: setOf(`
il lo la i gli le un uno una di del dello della dei degli delle da dal dalla dai a al alla ai alle in nel nella
nei nelle con su sul sulla per tra fra e ed o che chi cui si è sono era fu non più molto come quando dove ma
perché anche suo sua suoi sue ogni
`),
  nld: setOf(`
de het een en of in op aan van voor met door bij uit naar over onder tot tussen zonder tegen is zijn was waren
wordt worden heeft hebben niet geen als dan dat die deze dit er om te ook maar want wie wat hun haar zich
`),
  swe: setOf(`
en ett den det de och eller i på av för med till från om som att är var blir har inte ingen inga under över vid
mellan utan mot genom när där men så kan sin sitt sina man också
`),
  yor: setOf(`
ń ní tí àti ó jẹ́ fún sí kí àwọn wọn náà láti pẹ̀lú nínú tàbí kò bí lọ́wọ́ awon ati lati pelu ninu tabi naa ti ni
`),
  hau: setOf(`
da na ta ya ne ce ba don kuma yake take ake ana mai masu wanda wadda ga daga zuwa cikin shi ita su ko amma wa abin
inda lokacin
`),
  ibo: setOf(`
na nke bụ bu ndị ndi n ya ha e a ka maka si dị di ji onye ihe otu nwere ahụ ma
`),
  swh: setOf(`
ya wa na kwa ni la cha vya za katika hii hiyo ambayo yake lake chake kuwa kama au si pia
`),
};

/** An ISO 639-3 code of a language in which students write. */
export type WrittenLanguage = keyof typeof functionWords;

/** Words of grammar elsewhere that are subject matter in English: "original sin", "wants", "the Stalin era". */
const CONTENT_IN_ENGLISH = setOf(
  'come don dos era hat hay men met par per plus pour sans sin son take van want war',
);

const FOREIGN: ReadonlySet<string> = new Set(
  Object.values(functionWords)
    .filter((words) => words !== functionWords.eng)
    .flatMap((words) => [...words.difference(CONTENT_IN_ENGLISH)]),
);

/** True for a word, in lower case, that carries grammar in another language than English and is no noun of English. */
export function isForeignFunctionWord(lower: string): boolean {
  return FOREIGN.has(lower.normalize('NFC'));
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.normalize('NFC').trim().split(/\s+/));
}
