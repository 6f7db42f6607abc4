import { matches, type Span } from './span.js';

const HERE = String.raw`\s{1,3}(?:\w+\s{1,3}){0,2}(?:here|(?:in|on|through)\s{1,3}(?:this|handover|the\s{1,3}(?:thread|chat)))\b`;
const FEW_WORDS = String.raw`(?:[\w'$]{1,15}\s{1,3}){0,4}`;

/** To reach or pay the writer on another site. */
const INVITATION = new RegExp(
  [
    String.raw`\b(?:message|msg|contact|reach|find|text|txt|dm|pm|write|call|ring|e-?mail|add|follow|meet|look|see|hit|chat\s{1,3}with|talk\s{1,3}to|(?:search|look)\s{1,3}for|(?:buy|get)\s{1,3}(?:it|this)\s{1,3}from)\s{1,3}(?:out\s{1,3}to\s{1,3})?(?:me|us)\b(?!${HERE})`,
    String.raw`\b(?:search|google|look\s{1,3}up)\s{1,3}(?:for\s{1,3})?(?:my|our|the\s{1,3}same)\b|\blook\s{1,3}up\s{1,3}["']`,
    String.raw`\bsame\s{1,3}(?:\w+\s{1,3}){0,2}(?:listing|ad|post|profile|name|title|address|username|contract|deal)\b`,
    String.raw`\b(?:my|our)\s{1,3}(?:\w+\s{1,3}){0,2}(?:listing|ad|post|profile|page|shop|store)\s{1,3}(?:is\s{1,3})?(?:up\s{1,3})?(?:on|at|over)\b`,
    String.raw`\b(?:book|pay|buy|rent|apply|sign|register|order|reserve|checkout|chat|talk|continue|finish|send|deal)\s{1,3}${FEW_WORDS}(?:at|on|via|through|thru|over|using)\s{1,3}(?=(?:https?:|www\.|[a-z\d-]{1,40}\.[a-z]))`,
    String.raw`\b(?:answer|reply|respond|message|contact|reach|write|book|pay|talk|chat|buy|bid|finish|apply|cheaper|easier|faster|fees?)\s{1,3}${FEW_WORDS}there\b|\bthere\s{1,3}instead\b`,
  ].join('|'),
  'g',
);
/** Other places where contracts are offered, by name. */
const OTHER_MARKET =
  /\b(?:zillow|trulia|redfin|craigs?\s?list|swap\s?a\s?lease|lease\s?trader|lease\s?hackr|(?:(?:facebook|fb|meta|on)\s{1,3})market\s?place|offer\s?up|red\s?week|tugbbs|e-?bay|etsy|airbnb|vrbo|auto\s?trader|car\s?gurus|kijiji|hotpads|apartments\.com|cars\.com|street\s?easy|spareroom|nextdoor|reddit|rv\s?trader|boat\s?trader|cycle\s?trader)\b/g;

/** In characters, between an invitation and the place that it means. */
const NEAR = 100;

/** Whether the writer invites others to a place of a text: asked for many places, the text is searched once. */
export function invitesTo(text: string): (place: Span) => boolean {
  let invitations: Span[] | undefined;
  return (place) =>
    (invitations ??= matches(text, INVITATION)).some((invitation) => isNear(invitation, place));
}

export const isNear = (one: Span, other: Span, distance = NEAR): boolean =>
  one.from - other.to < distance && other.from - one.to < distance;

/** Other markets to which the writer invites. */
export function findOtherMarkets(text: string): Span[] {
  const markets = matches(text, OTHER_MARKET);
  return markets.length > 0 ? markets.filter(invitesTo(text)) : [];
}
