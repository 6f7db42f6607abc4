import Facebook from '@mui/icons-material/Facebook';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import X from '@mui/icons-material/X';
import YouTube from '@mui/icons-material/YouTube';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import { useEffect, useMemo } from 'react';
import {
  isWebAddress,
  noSocialLinks,
  readSocialLinks,
  socialNetworks,
  type SocialNetwork,
} from '../lib/content/read-social';
import { useContent } from '../lib/content/useContent';

const icons: Record<SocialNetwork, { label: string; Icon: typeof SvgIcon }> = {
  facebook: { label: 'Facebook', Icon: Facebook },
  twitter: { label: 'Twitter', Icon: X },
  instagram: { label: 'Instagram', Icon: Instagram },
  linkedin: { label: 'LinkedIn', Icon: LinkedIn },
  youtube: { label: 'YouTube', Icon: YouTube },
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
    <Box
      component="ul"
      aria-label="Social media"
      sx={{ display: 'flex', gap: 0.5, listStyle: 'none', p: 0, m: 0, mt: 2, ml: -1.25 }}
    >
      {shown.map((network) => {
        const { label, Icon } = icons[network];
        return (
          <li key={network}>
            <IconButton href={links[network]} target="_blank" rel="noopener noreferrer" aria-label={label}>
              <Icon aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </Box>
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
