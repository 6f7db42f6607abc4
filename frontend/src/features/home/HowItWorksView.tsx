import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { HowItWorksContent, StepItem } from '@handover/domain/landing-content';
import { LandingIcon } from './LandingIcon';
import { Section } from './Section';

export function HowItWorksView({ content }: { content: HowItWorksContent }) {
  return (
    <Section id="how-it-works" title={content.title} description={content.description} sunken>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(290px, 1fr))' },
          gap: { xs: 2, md: 2.5 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {content.steps.map((step, index) => (
          <Card
            component="li"
            key={index}
            sx={{ p: { xs: 2.5, md: 3 }, display: 'flex', flexDirection: 'column' }}
          >
            <Step {...step} />
          </Card>
        ))}
      </Box>
    </Section>
  );
}

function Step({ number, icon, title, transferor, takeover, description }: StepItem) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box
          component="span"
          sx={{
            fontFamily: 'h1.fontFamily',
            fontSize: '2.5rem',
            fontWeight: 700,
            lineHeight: 1,
            color: 'primary.main',
          }}
        >
          {number}
        </Box>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 48,
            height: 48,
            borderRadius: '50%',
            color: 'amber.ink',
            bgcolor: 'amber.soft',
          }}
        >
          <LandingIcon name={icon} />
        </Box>
      </Box>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {description && (
        <Typography color="textSecondary" sx={{ mt: 0.75, mb: 2.5 }}>
          {description}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        <Side who="For contract holders" text={transferor} tone="amber.main" />
        <Side who="For takeover candidates" text={takeover} tone="primary.main" />
      </Box>
    </>
  );
}

function Side({ who, text, tone }: { who: string; text: string; tone: 'amber.main' | 'primary.main' }) {
  if (!text) return null;
  return (
    <Box sx={{ pl: 1.75, borderLeft: '3px solid', borderColor: tone }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        {who}
      </Box>
      <Box component="dd" sx={{ m: 0, mt: 0.25, fontSize: '0.9375rem', lineHeight: 1.5 }}>
        {text}
      </Box>
    </Box>
  );
}
