import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Pill } from '../../components/Pill';
import type { TrustFeature, TrustSafetyContent } from '@handover/domain/landing-content';
import { LandingIcon } from './LandingIcon';
import { Section } from './Section';
import { Testimonials } from './Testimonials';

export function TrustSafetyView({ content }: { content: TrustSafetyContent }) {
  return (
    <Section id="trust" title={content.title} description={content.description}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(4, minmax(0, 1fr))',
          },
          gap: { xs: 2, md: 2.5 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {content.features.map((feature, index) => (
          <Card component="li" key={index} sx={{ p: { xs: 2.5, md: 3 } }}>
            <Feature {...feature} />
          </Card>
        ))}
      </Box>
      <Testimonials items={content.testimonials} />
    </Section>
  );
}

function Feature({ icon, title, description, highlight }: TrustFeature) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Box sx={{ display: 'inline-flex', color: 'primary.main' }}>
          <LandingIcon name={icon} size={32} />
        </Box>
        {highlight && <Pill tone="primary">{highlight}</Pill>}
      </Box>
      <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, fontSize: '0.9375rem' }}>
        {description}
      </Typography>
    </>
  );
}
