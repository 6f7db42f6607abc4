export const socialLabels = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
} as const;

export type SocialNetwork = keyof typeof socialLabels;
export type SocialLinks = Record<SocialNetwork, string>;

export const socialNetworks = Object.keys(socialLabels) as SocialNetwork[];

/** Allows http and https links only, never `javascript:`. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

function linksIn(stored: Record<string, unknown>): SocialLinks {
  const links = socialNetworks.map((network) => {
    const address = stored[network];
    return [network, typeof address === 'string' ? address.trim() : ''];
  });
  return Object.fromEntries(links) as SocialLinks;
}

/** Parses the five URLs from the stored JSON, '' if missing. Throws SyntaxError unless the value is a JSON object. */
export function readSocialLinks(value: string): SocialLinks {
  const parsed: unknown = JSON.parse(value);
  if (typeof parsed !== 'object' || parsed === null) throw new SyntaxError('The value is not a JSON object');
  return linksIn({ ...parsed });
}

/** Like `readSocialLinks`, but without links if there is no value, or one that the admin is warned about. */
export function socialLinksOf(value: string | undefined): SocialLinks {
  try {
    return value ? readSocialLinks(value) : linksIn({});
  } catch {
    return linksIn({});
  }
}
