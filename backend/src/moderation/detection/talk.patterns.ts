/** Talk of messengers and of payment away from the site, in normalised text. */

/** One pattern of several that begin with a word; a space in one stands for one to three characters of space. */
const anyOf = (...parts: string[]): RegExp =>
  new RegExp(String.raw`\b(?:${parts.join('|').replaceAll(' ', String.raw`\s{1,3}`)})`, 'g');

const GAP = String.raw`[\s._-]{0,3}`;
const WORDS = String.raw`(?:[\w'$#-]{1,15} ){0,3}`;
const SOCIAL =
  'facebook|fb|messenger|insta(?:gram)?|ig|snap|linkedin|twitter|tik\\s?tok|signal|skype|threads|reddit|discord|line';
const SEND = '(?:send|give|text|txt|share|dm|pm|mail)';

/** Requests to call or to write to the writer. */
export const REQUEST = anyOf(
  String.raw`(?:dm|text|txt|call|phone|ring|e-?mail) (?:me|us) (?:at|on|directly|instead|off|outside|any\s?time|asap|tonight|today|tomorrow)\b`,
  // a request at the begin of a sentence, or to "you"
  String.raw`(?:txt|text|ring|phone) (?:me|us)\b(?<=(?:^|[.!?,;:(]\s{0,3}|\b(?:just|please|pls|plz|or|so|you|u|better|rather|and|(?:free|easier|better|best|have) to) )\w{3,5} \w\w)(?! (?:back )?here)`,
  String.raw`(?:give|gimme|shoot) (?:me |us )?(?:a )?(?:call|ring|buzz|shout|txt|text|e-?mail|dm|pm)\b`,
);

export const MESSENGER = anyOf(
  String.raw`(?:wh?at'?s${GAP}ap+|whatapp|wass?ap+|[wg]h?[ua]s+ap+|wsp|tele[\s-]?gram|snap\s?code|we${GAP}chat|snap${GAP}chat|viber|kakao(?:${GAP}talk)?|zalo|threema|wickr|groupme|facetime|i-?message|text\s?now|(?:facebook|fb)${GAP}messenger|messenger app|google (?:voice|chat|meet|duo|hangouts)|hangouts|discord|kik me)\b`,
  String.raw`(?:on|via|over|use|por) (?:signal|messenger|skype|line app|whats|wa|imo|zoom)\b|\bsignal (?:app|me)\b`,
  String.raw`(?:insta(?:gram)?|ig|snap|tg|telegram)\s{0,3}[:@]\s{0,3}@?\w{3,}`,
  String.raw`(?:find|look|search|add|follow) (?:for )?(?:[\w'.-]{1,20} ){1,4}(?:on|at|via|over) (?:my )?(?:${SOCIAL})\b|\b(?:find|look|search|add|follow) (?:me|us|for me) (?:up )?(?:on|at|via|over) x\b`,
  String.raw`(?:linked\s?in|facebook|fb|twitter|youtube|reddit)\s{0,3}: \w|\b(?:hit|press|click) (?:the )?follow\b|\b(?:and|or|just|pls|please) dm\b|\bdm (?:for|us|and|to|if|my|our)\b|\bmy socials?\b|\b(?:find|see|visit|like|join|check out) (?:my|our) (?:page|profile|channel|group|shop)\b|\b(?:same name|name is the same|my user(?:name)?) (?:is|on|there|everywhere|as)\b|\bmy (?:youtube|yt|twitch)\b|\bi go by [\w.]{3,30} (?:everywhere|on)\b`,
  // asks for the other's contact
  String.raw`(?:what'?s|what is|send|give|share|drop|leave|provide|post|need|have|dm|type|got) (?:me |us )?(?:ur|your|u r) (?:(?:best|good|personal|phone|cell|contact|whatsapp|mobile|direct) ){0,2}(?:number(?! one\b)|no|#|phone|cell|digits|e-?mail|contact|info)\b|\b(?:a|an|ur|your) (?:good |best )?e-?mail (?:address )?(?:i|we|to) (?:can )?(?:send|write|reach)|\b(?:give|send) (?:me|us) (?:a|your|ur) (?:contact|number|phone|e-?mail)\b`,
  String.raw`my (?:${SOCIAL}|telegram|snapchat|whatsapp) (?:name|handle|id|is|user|page|profile|account)\b`,
  String.raw`(?:dm|pm|inbox) me\b|\b(?:${SOCIAL}) me\b|\b(?:my|our|the|your|ur) (?:dm'?s?|pm'?s?)\b|\bdms (?:are )?open\b`,
  String.raw`(?:message|msg|write|add|find|reach|contact|hit|talk to|chat with) (?:me|us) (?:up )?(?:on|via|through|over|thru) (?:the )?(?:${SOCIAL}|x|gram|'gram)\b`,
  // an app that is described instead of named
  String.raw`(?:green|blue|yellow|purple|ghost|bird|plane|paper|bubble|camera) (?:\w+ ){0,3}app\b|\bapp (?:with|that has) (?:the |a )(?:\w+ ){0,2}(?:green|blue|yellow|purple|icon|logo|sign|phone|ghost|bird|plane|bubble|camera)\b`,
  // "let us talk somewhere else"
  String.raw`(?:talk|chat|continue|move|take (?:this|it)|discuss|speak|communicate|connect|switch|deal) ${WORDS}(?:off\s?line|off (?:here|this|the)|elsewhere|(?:some|any)(?:where|place) else|in private|privately|another (?:app|site|way|place|platform))\b`,
  // the contact is in a picture, a profile or a browser's address
  String.raw`my (?:cell |phone |contact )?(?:number|phone|cell|digits|contact|e-?mail|info|handle)\b[^.!?]{0,25} (?:in|on) (?:the|my|that) (?:\w+ ){0,2}(?:photo|pic|picture|image|sign|window|windshield|profile|bio|flyer|listing)s?\b`,
  String.raw`(?:(?<!\b(?:vin|serial|unit|part|model|parcel|lot|stock|plate|loan|id|permit|title) )number|e-?mail|phone|contact) (?:[\w'-]{1,12} ){0,6}in (?:the|my) (?:\w+ ){0,2}(?:photo|pic|picture|image|profile)s?\b|\b(?:photo|pic|picture)s? (?:#?\d+ )?(?:for|has|shows) (?:my |the )?(?:contact|number|phone|e-?mail|info)\b`,
  String.raw`(?:same|mismo) num(?:ber|ero)\b[^.!?]{0,30}(?:photo|foto|pic|sign|letrero|anuncio)`,
  String.raw`(?:link|url|info|contact) (?:is )?in (?:my |the )?(?:bio|profile)\b|\bscan (?:\w+ ){0,2}(?:qr|code)\b|\bgoogle (?:me|us|my|our)\b|\b(?:type|put|paste|enter) [^.!?]{1,60}(?:browser|address bar|url bar)\b|\b(?:first|top) (?:result|link|hit)\b|\bgoogle ["']|\b(?:web\s?site|domain) (?:is|:|=) |\bmy (?:own )?(?:web\s?site|web\s?page|landing page|link\s?tree)\b`,
  String.raw`(?:number|phone|cell|digits) (?:is |spelled |written |in )?(?:backwards?|reversed?)\b`,
  // the guard itself, and what to do to a text to get past it
  String.raw`(?:with\s?out|w/o|no) (?:the )?spaces\b|\b(?:put|add|insert|replace) (?:in )?(?:the |a )?(?:dots?|at sign|slash|dashe?s?|com)\b|\bthe usual (?:dot )?com\b`,
  String.raw`(?:this|the|that|dumb|stupid|their) (?:site|app|filter|bot|thing|chat|platform) (?:\w+ )?(?:blocks?|hides?|deletes?|removes?|censors?|bleeps?|flags|won'?t let|doesn'?t let|keeps (?:blocking|hiding|deleting|removing))\b|\b(?:this|the) filter (?:is|keeps) (?:so )?(?:annoying|dumb|stupid|crazy|blocking|weird|hiding|eating)\b|\bnot (?:supposed|allowed) to (?:post|share|give|say) (?:it|this|my|that|numbers?|contact)\b`,
);

const PAY_NAMES = String.raw`(?:google|apple|samsung|facebook|fb|meta|g)\s{0,3}(?:pay|cash)`;
export const PAYMENT_APP = anyOf(
  String.raw`(?:venmo|cash${GAP}app|zelle|zell(?=\s{0,3}(?:,|me|is|it|or|only))|(?:via|by|with|use|take|accept|through|my|or) zell?|the [vzcw] app|pay${GAP}pa[li]|western[\s-]?union|money${GAP}gram|chime (?:app|sign|tag|me)|cash\s?tag|money\s?pak|green\s?dot|remitly|xoom|worldremit|revolut|transfer\s?wise|e-?transfer|interac|payoneer|skrill|coin\s?base|binance|meta\s?mask|wise me|quick\s?pay|fb pay)\b`,
  String.raw`(?:bit\s?coins?|btc|ethereum|(?<=(?:in|or|and|only|take|send|pay|some) )eth|eth (?=or|and|only|preferred|wallet|address)|usd[tc]|solana|lite\s?coin|doge(?:coin)?|tether|stable\s?coins?|crypto(?:currency)?(?!-free))\b`,
  String.raw`(?:gift|itunes|amazon|steam|vanilla|razer|google play|prepaid)\s{0,3}(?:gift )?cards?\b`,
  String.raw`(?:via|by|with|use|take|accept|send|through|thru|do|have|my|on) ${PAY_NAMES}\b|\b${PAY_NAMES} (?:is|works|ok|okay|me|only|fine|tag|id|too|or|to)\b`,
  String.raw`wal-?mart\s{0,3}(?:2|to|-)\s{0,3}wal-?mart\b|\b(?:apple|amazon|target|walmart|visa|steam) gc\b|\bsend (?:me )?(?:some )?(?:xrp|ltc|sol|bnb)\b|\bpay (?:\w+ ){0,2}(?:through|via|on|thru|over|with) (?:facebook|fb|insta|whatsapp|messenger|apple|google)\b|\bfriends (?:and|&|n|\+) fam(?:ily)?\b`,
);

export const CASHTAG = /(?<![\w$.])\$\s?[a-z][\w-]{2,29}/g;

const PLATFORM = String.raw`(?:the |this )?(?:platform|handover|web\s?site|app)|this site`;
const ACCOUNT = String.raw`(?:bank(?:ing)?|wir(?:e|ing)|account|acct|deposit|payment|transfer)`;
const DETAILS = String.raw`(?:info|information|details|instructions|numbers?|no|#|coordinates)`;
export const WIRE = anyOf(
  String.raw`(?:wire|bank|ach)[\s-]{1,3}transfers?\b|\brouting (?:number|no|num|nr|#|(?:is )?\d{6,})|\bcan (?:you|u) wire\b|\biban\b|\bclabe\b|\bswift (?:code|number|transfer)\b|\bsort code\b|\bcashier'?s? che(?:ck|que)`,
  String.raw`wire (?:(?:me|us)\b(?! up)|it to|it over|over|half|money|funds|\$|\d|(?:the|your|a|half|that) (?:money|funds|deposit|payment|fee|rest|amount|cash|balance|half))`,
  String.raw`(?:by|via|through|do|send|accept|take|prefer) (?:a |the )?(?:bank )?wire\b(?!-|less| (?:harness|wheels?|fence|brush))`,
  String.raw`(?:pay|paid|payment|deposit|money) (?:\w+ ){0,4}(?:off|outside) (?:of )?(?:the )?(?:site|platform|handover|here)\b`,
  String.raw`(?:off|outside) (?:of )?(?:${PLATFORM})\b`,
  String.raw`pay me (?:and|then|directly|privately|personally|outside|half|first|now|up\s?front|(?:in )?cash)\b|\bcash (?:in (?:hand|person|an envelope)|only)\b|\b(?:drop|bring|hand over) (?:me )?(?:the )?cash (?:at|to|by|when|and)\b|\b(?:with|for) (?:the )?\$?\d{2,6} in cash\b|\bhalf (?:now|up\s?front|today)\b|\bgood faith deposit\b|\bpay me (?:\w+ ){1,3}separately\b`,
  // to an account of the writer
  String.raw`(?:send|transfer|deposit|put|pay|drop|move) (?:[\w$,.]{1,12} ){0,5}(?:in)?to (?:my|our|this|his|her) (?:\w+ ){0,3}(?:account|acct)\b|\bto (?:my|our) (?:\w+ ){0,2}(?:checking|savings|bank account)\b|\bdeposit (?:\w+ ){0,4}branch\b|\b(?:deposit|put|drop) (?:it|them|that|cash|(?:the )?\w+) (?:in|into|at) my (?:account|acct|bank|checking)\b|\b(?:money|deposit|payment|funds|check) goes? to (?:me|my)\b|\bmy (?:account|acct)(?: is| #|:)? ?\d{6,}`,
  String.raw`${SEND} (?:you |u |ya |me )?(?:the |my |our |your )?(?:\w+ )?${ACCOUNT} ${DETAILS}\b|\bmy (?:\w+ )?(?:account|acct) ${DETAILS} (?:is|ends|:)|\bname on (?:the )?(?:account|acct)\b|\b(?:and|my) (?:acct|account)(?: (?:is|#|no|number))?\s{0,3}\d{6,}`,
  String.raw`(?:my|our) (?:own )?(?:escrow|attorney'?s?|lawyer'?s?|agent'?s?|accountant'?s?|brother'?s?|cousin'?s?|wife'?s?|husband'?s?) (?:escrow |trust |bank )?(?:account|acct)\b`,
  // checks and money orders to the writer
  String.raw`(?:make|write|made|written) (?:it|them|(?:the|a|your|all)? ?(?:personal |certified )?(?:che(?:ck|que)s?|money orders?)) (?:out|payable) to (?!the\b|your\b|their\b)|\bpayable to (?!the\b|your\b|their\b)|\bche(?:ck|que) (?:made (?:out )?)?to (?:cash|a? ?po box)\b|\b(?<!(?:no|not|want|take|need) )(?:che(?:ck|que)s?|money orders?) (?:\w+ ){0,2}to (?:me|my|our)\b`,
  String.raw`(?:mail|send|overnight|fedex|bring|hand|give|drop) (?:me|us|off) (?:a|the|your|an?other) (?:\w+ ){0,2}(?:che(?:ck|que)|money order)\b|\bpersonal che(?:ck|que) (?:is|works|ok|fine)\b|\bmoney orders? (?:is|works?|only|to me)\b`,
  String.raw`che(?:ck|que) for more\b|\b(?:send|wire|return|forward|refund) (?:me |us )?(?:back )?the (?:rest|difference|extra|remainder|overage) (?:back )?to\b`,
  String.raw`\d{2,5} (?:will )?holds? (?:it|the|your|this)\b|\b(?:send|need) \$?\d{2,5} ${WORDS}to (?:hold|reserve|secure|lock)\b`,
  // without the site
  String.raw`(?:no need to|don'?t|do not|why) (?:pay|buy|use|go|order) (?:it |for it )?(?:here|on here|the site|this site|(?:on|through|thru) (?:here|this|the site)|the (?:buy|offer) button)\b|\bcancel (?:it |the listing )?(?:here )?and we\b|\b(?:cut|no|skip)(?: out)?(?: the)? middle\s?man\b|\bwithout (?:handover|this site)\b|\b(?:not|n't) (?:to )?(?:go|pay|do (?:it|this)) (?:through|thru|on|with|via) (?:this|the) (?:web\s?site|site|app|platform)\b|\b(?:go|deal|do it|do this) (?:direct|ourselves)\b|\boff the books\b|\bside (?:agreement|deal)\b`,
  String.raw`(?:payment|pay|checkout|square|stripe|deposit) link\b|\b(?:stripe|square(?:up)?) invoice\b|\binvoice (?:you|u|ya)\b|\bsend (?:you|u|ya) (?:an? |the )?(?:\w+ )?(?:invoice|pay\w* request)\b`,
  String.raw`(?:skip|avoid|dodge|bypass|beat|save (?:on )?|get around|without|w/o) (?:the|this|handover'?s?|paying) (?:(?:the|transfer|platform|site|handover|app|\$?25) ){0,2}fees?\b|\bno fees? (?:that way|there|if we)\b`,
  String.raw`(?:do|settle|handle|finish|arrange|close|work) (?:it|this|that|everything|things|something|(?:the )?(?:\w+ )?(?:deal|payment|rest|loan|assumption|transfer|lease)) ${WORDS}(?:direct(?:ly)?|privately|outside|between us|just us|under the table|off the books)\b(?! (?:with|through|by|at))`,
);
