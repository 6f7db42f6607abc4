import { useEffect, useMemo } from 'react';
import {
  isWebAddress,
  noSocialLinks,
  readSocialLinks,
  socialNetworks,
  type SocialNetwork,
} from '../../lib/content/read-social';
import { useContent } from '../../lib/content/useContent';
import icons from './social.svg?no-inline';

const labels: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

/** Icons for the networks whose URL the admin has entered. */
export function SocialLinks() {
  const stored = useContent().values.get('social_content');
  const { links, unreadable } = useMemo(() => readOrNone(stored), [stored]);
  useEffect(() => {
    if (unreadable)
      console.warn('social_content is not readable JSON, no social links are shown', unreadable);
  }, [unreadable]);

  const shown = socialNetworks.filter((network) => isWebAddress(links[network]));
  if (!shown.length) return null;
  return (
    <ul className="social" aria-label="Social media">
      {shown.map((network) => (
        <li key={network}>
          <a href={links[network]} target="_blank" rel="noopener noreferrer" aria-label={labels[network]}>
            <svg width={24} height={24} aria-hidden>
              <use href={`${icons}#${network}`} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

function readOrNone(stored: string | undefined) {
  if (!stored) return { links: noSocialLinks };
  try {
    return { links: readSocialLinks(stored) };
  } catch (unreadable) {
    return { links: noSocialLinks, unreadable };
  }
}
