import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight, BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HeroContent } from '@handover/domain/landing-content';
import { HeroFrame } from './HeroFrame';

interface HeroViewProps {
  content: HeroContent;
  offerSignIn?: boolean;
}

export function HeroView({ content, offerSignIn = false }: HeroViewProps) {
  return (
    <HeroFrame>
      <Typography variant="h1">
        <span>{content.title}</span>{' '}
        {content.subtitle && (
          <Box component="span" sx={{ display: 'block', color: 'primary.main' }}>
            {content.subtitle}
          </Box>
        )}
      </Typography>
      {content.description && (
        <Typography
          variant="subtitle1"
          component="p"
          color="textSecondary"
          sx={{ mt: 2.5, maxWidth: 560, textWrap: 'pretty' }}
        >
          {content.description}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <HeroButton to="/contracts/submit" variant="contained">
          {content.primaryButtonText}
          <ArrowRight size={18} aria-hidden style={{ marginLeft: 8, flex: 'none' }} />
        </HeroButton>
        <HeroButton to="/contracts" variant="outlined">
          {content.secondaryButtonText}
        </HeroButton>
      </Box>
      {offerSignIn && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            mt: 1.5,
            color: 'text.secondary',
            fontSize: '0.9375rem',
          }}
        >
          Already have an account?
          <Button href="/api/login" sx={{ px: 1.25 }}>
            Sign In
          </Button>
        </Box>
      )}
      <TrustIndicators items={content.trustIndicators} />
    </HeroFrame>
  );
}

interface HeroButtonProps {
  to: string;
  variant: 'contained' | 'outlined';
  children: ReactNode;
}

const HeroButton = ({ to, variant, children }: HeroButtonProps) => (
  <Button
    component={Link}
    to={to}
    variant={variant}
    size="large"
    sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' }, whiteSpace: 'normal', textAlign: 'center' }}
  >
    {children}
  </Button>
);

function TrustIndicators({ items }: { items: HeroContent['trustIndicators'] }) {
  if (!items.length) return null;
  return (
    <Box
      component="ul"
      aria-label="Track record"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.25,
        rowGap: 1,
        listStyle: 'none',
        p: 0,
        m: 0,
        mt: 3,
        pt: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: '0.9rem',
        fontWeight: 600,
      }}
    >
      {items.map(({ text }, index) => (
        <Box component="li" key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="span" sx={{ display: 'inline-flex', color: 'primary.main' }}>
            <BadgeCheck size={20} strokeWidth={2} aria-hidden />
          </Box>
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  );
}
