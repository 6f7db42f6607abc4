export const socialNetworks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];
export type SocialLinks = Record<SocialNetwork, string>;

export const noSocialLinks: SocialLinks = {
  facebook: '',
  twitter: '',
  instagram: '',
  linkedin: '',
  youtube: '',
};

/** Allows http and https links only, never `javascript:`. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** Parses the five URLs from the stored JSON, '' if missing. Throws SyntaxError unless the value is a JSON object. */
export function readSocialLinks(value: string): SocialLinks {
  const parsed: unknown = JSON.parse(value);
  if (typeof parsed !== 'object' || parsed === null) throw new SyntaxError('The value is not a JSON object');
  const found = new Map<string, unknown>(Object.entries(parsed));
  const links = { ...noSocialLinks };
  for (const network of socialNetworks) {
    const address = found.get(network);
    if (typeof address === 'string') links[network] = address.trim();
  }
  return links;
}
