/** Each pattern starts at a name, a verb or the start of a word; every repetition is bounded (contact-details.ts). */
const WORD_START = '(?<![\\p{L}\\p{N}_-])';
const WORD_END = '(?![\\p{L}\\p{N}_])';

const UNAMBIGUOUS_NETWORKS = [
  'insta(?:gram)?|snap\\s?chat|tik\\s?tok|whats\\s?app|face\\s?book|fb|you\\s?tube|skype|roblox|fortnite|minecraft',
  'wechat|weixin|viber|kakao(?:\\s?talk)?|vkontakte|bluesky|pinterest|reddit',
  'инста(?:грамм?)?|телеграмм?|тикток|в[ао]тсапп?|вайбер|вконтакте|дискорд|скайп',
  'انستغرام|انستا|واتساب|تيليجرام|سناب\\s?شات|تيك\\s?توك|इंस्टाग्राम|व्हाट्सएप',
].join('|');
/** Networks whose names are also words; these need more evidence. */
const AMBIGUOUS_NETWORKS = 'snap|discord|telegram|twitter|twitch|kik|messenger|xbox|psn|zalo|ig|yt|тг|вк';
const EVERYDAY_WORD_NETWORKS = 'line|signal|steam|threads';
const UNSPACED_NETWORKS =
  '微信|抖音|微博|小红书|小紅書|快手|インスタ|ツイッター|ティックトック|カカオ|인스타(?:그램)?|카톡|카카오톡|디스코드|틱톡';

const ANY_NETWORK = `(?:${UNAMBIGUOUS_NETWORKS}|${AMBIGUOUS_NETWORKS}|${EVERYDAY_WORD_NETWORKS})${WORD_END}`;
const CHAT_NETWORKS = `(?:${UNAMBIGUOUS_NETWORKS}|snap|discord|telegram|kik|signal|ig)${WORD_END}`;
const HANDLE_NOUN =
  '(?:\\s?(?:user\\s?)?(?:names?|id|handle|account|acc|konto|nick(?:name)?|tag|ник|аккаунт)(?![\\p{L}]))';
const IS_OR_COLON = '(?:\\s?(?:[:=–—>/|("“-]|(?:is|ist|est|es|è|é)\\s)){0,3}\\s?';
const HANDLE_CHARACTERS = '@?[\\p{L}\\p{N}_.]{3,32}';
/** A word that is not a normal one: it contains a digit, an underscore or a number sign. */
const UNUSUAL_WORD = [
  '(?!\\p{N}{1,4}(?:st|nd|rd|th)(?!\\p{L}))',
  '(?=[\\p{N}_.#]{0,31}\\p{L})(?=[\\p{L}.]{0,31}[\\p{N}_#])',
  '[\\p{L}\\p{N}_.#]{3,32}',
].join('');

export const NETWORK_HANDLES: readonly RegExp[] = [
  new RegExp(`${WORD_START}${ANY_NETWORK}${HANDLE_NOUN}?${IS_OR_COLON}(?:@[\\p{L}\\p{N}_.]|${UNUSUAL_WORD})`, 'iu'),
  new RegExp(
    `${WORD_START}${ANY_NETWORK}${HANDLE_NOUN}\\s?(?:[:=]|(?:is|ist|est|es|è|é)\\s)\\s?${HANDLE_CHARACTERS}`,
    'iu',
  ),
  new RegExp(`${WORD_START}(?:${UNAMBIGUOUS_NETWORKS})${WORD_END}\\s?[:=]\\s?${HANDLE_CHARACTERS}`, 'iu'),
  new RegExp(
    `${WORD_START}(?:my|our|mein|unser|mon|notre|mi|il mio|meu)\\s(?:${UNAMBIGUOUS_NETWORKS}|snap|discord|ig)${WORD_END}\\s(?:is|ist|est|es|è|é)\\s${HANDLE_CHARACTERS}`,
    'iu',
  ),
  new RegExp(
    `${WORD_START}${UNUSUAL_WORD}\\s(?:on|in|at|via|auf|bei|sur|en|em|su|na|в)\\s(?:my\\s)?${CHAT_NETWORKS}`,
    'iu',
  ),
  new RegExp(
    `${WORD_START}(?:add|follow|find|message|text|dm|call|contact)\\s(?!(?:them|this|that|more|some)\\s)(?:me|us|${HANDLE_CHARACTERS})\\s(?:on|in|at|via|over)\\s${CHAT_NETWORKS}`,
    'iu',
  ),
  new RegExp(
    `(?:${UNSPACED_NETWORKS})[\\s:=]{0,3}[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]{0,4}[\\s:=@]{0,3}[a-z][\\w.-]{2}`,
    'iu',
  ),
  /(?<![\p{L}\p{N}])qq\P{L}{0,4}\p{Nd}{5}/iu,
];
