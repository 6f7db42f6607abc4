const ROBOT =
  /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|whatsapp|preview|monitor|lighthouse|curl\/|wget\/|python-|go-http-client|scrapy/i;

/** True for crawlers, programs and clients that do not say what they are; their requests are not counted. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent);
