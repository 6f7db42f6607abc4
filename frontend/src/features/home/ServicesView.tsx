import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import type { ServiceIcon, ServiceItem, ServicesContent } from '@handover/domain/landing-content';
import type { KindKey } from '../../theme/augment';
import { LandingIcon } from './LandingIcon';
import { Section } from './Section';
import { serviceGrid, serviceSpan } from './service-grid';

/** The contract types' colors, as everywhere else. */
const tones: Record<ServiceIcon, KindKey> = {
  Car: 'carLease',
  Home: 'apartment',
  CreditCard: 'mortgage',
  MapPin: 'timeshare',
  Banknote: 'loan',
};

export function ServicesView({ content }: { content: ServicesContent }) {
  return (
    <Section id="services" title={content.title} description={content.description}>
      <Box component="ul" sx={serviceGrid}>
        {content.services.map((service, index) => (
          <Card
            component="li"
            key={index}
            sx={{ p: { xs: 2.5, md: 3 }, ...serviceSpan(index, content.services.length) }}
          >
            <ServiceCard {...service} />
          </Card>
        ))}
      </Box>
    </Section>
  );
}

function ServiceCard({ icon, title, description, features }: ServiceItem) {
  const tone = tones[icon];
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 52,
          height: 52,
          borderRadius: '15px',
          color: `kind.${tone}.main`,
          bgcolor: `kind.${tone}.soft`,
        }}
      >
        <LandingIcon name={icon} size={27} />
      </Box>
      <Typography variant="h3" sx={{ mt: 2.25 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.75 }}>
        {description}
      </Typography>
      {features.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, display: 'grid', gap: 1, fontSize: '0.9375rem' }}
        >
          {features.map((feature, index) => (
            <Box component="li" key={index} sx={{ display: 'flex', gap: 1.25, lineHeight: 1.45 }}>
              <Box
                component="span"
                sx={{ display: 'inline-flex', flex: 'none', pt: '2px', color: `kind.${tone}.main` }}
              >
                <Check size={17} strokeWidth={2.6} aria-hidden />
              </Box>
              <span>{feature}</span>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
