import type { ClaimKey } from '@handover/domain/claims/claims';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Sparkles } from 'lucide-react';
import { memo, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BusyButton } from '../../../components/mui/BusyButton';
import { ErrorState } from '../../../components/plain/ErrorState';
import { Hydrated } from '../../../components/plain/Hydrated';
import {
  useAdminClaimsQuery,
  type SettingCategory,
  type SettingFieldsFragment,
} from '../../../generated/admin';
import { useAdminBrandQuery } from '../../../generated/admin-brand';
import { BrandCard } from '../brand/BrandCard';
import { TabHeading } from '../list/TabHeading';
import { TabSkeleton } from '../list/TabSkeleton';
import { ChangedTime, valueWarning, ValueWarning } from '../settings/SettingParts';
import { useAdminSettings } from '../settings/useAdminSettings';
import { useSettingActions } from '../settings/useSettingActions';
import { ClaimsCard } from './ClaimsCard';
import { sectionForms } from './section-forms';
import type { LandingPreview } from './SectionEditor';
import { SocialLinksForm } from './SocialLinksForm';
import { lazyPart } from '../../../lib/lazy-part';

const SectionEditor = lazyPart(() => import('./SectionEditor').then((module) => module.SectionEditor));

/** The three answers come one after another, and each draws only the card that it changes. */
const Brand = memo(BrandCard);
const Claims = memo(ClaimsCard);
const SocialLinks = memo(SocialLinksForm);

/** Content of the landing page and the footer. The open editor is in the URL. */
export function ContentTab({ preview }: { preview: LandingPreview }) {
  const { settings, failed, retry } = useAdminSettings();
  const { data, error, refetch } = useAdminClaimsQuery({ fetchPolicy: 'cache-and-network' });
  const brand = useAdminBrandQuery({ fetchPolicy: 'cache-and-network' });
  const [params, setParams] = useSearchParams();
  const edited = sectionForms.find(({ key }) => key === params.get('edit'));

  if (failed) return <ErrorState onRetry={retry} />;
  if (error && !data) return <ErrorState onRetry={() => void refetch().catch(() => undefined)} />;
  if (brand.error && !brand.data)
    return <ErrorState onRetry={() => void brand.refetch().catch(() => undefined)} />;
  // Everything appears at once, so that nothing on the page moves.
  if (!settings || !data || !brand.data) return <TabSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Sections settings={settings} />
      <Brand brand={brand.data.brand} />
      <Claims claims={data.claims} />
      <SocialLinks setting={storedIn(settings, 'social_content')} />
      <SettingCounts settings={settings} />
      {/* the server does not wait for the editor's code */}
      {edited && (
        <Hydrated>
          <Suspense>
            <SectionEditor
              key={edited.key}
              form={edited}
              setting={storedIn(settings, edited.key)}
              preview={preview}
              hidden={data.claims.flatMap(({ key, hidden }) => (hidden ? [key as ClaimKey] : []))}
              onClose={() => setParams({ tab: 'content' })}
            />
          </Suspense>
        </Hydrated>
      )}
    </Box>
  );
}

const storedIn = (settings: readonly SettingFieldsFragment[], key: string) =>
  settings.find((setting) => setting.key === key);

/** The parts of the landing page and the footer, each with its editor. */
const Sections = memo(function Sections({ settings }: { settings: SettingFieldsFragment[] }) {
  const { initializeContent, busy } = useSettingActions();
  const [, setParams] = useSearchParams();
  return (
    <section>
      <TabHeading title="Content Management" text="Edit the landing page section by section.">
        <BusyButton
          variant="outlined"
          busy={busy}
          startIcon={<Sparkles size={18} aria-hidden />}
          onClick={() => void initializeContent()}
        >
          Initialize Content
        </BusyButton>
      </TabHeading>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {sectionForms.map(({ key, name, about }) => (
          <ContentCard
            key={key}
            title={name}
            text={about}
            state={<SectionState setting={storedIn(settings, key)} />}
            button={`Edit ${name}`}
            onOpen={() => setParams({ tab: 'content', edit: key })}
          />
        ))}
        <ContentCard
          title="All Settings"
          text="All stored texts by key, including those without a form."
          button="View All Settings"
          onOpen={() => setParams({ tab: 'settings' })}
        />
      </Box>
    </section>
  );
});

function SectionState({ setting }: { setting: SettingFieldsFragment | undefined }) {
  if (!setting) return <Box sx={{ color: 'text.secondary' }}>Showing the built-in text</Box>;
  const warning = valueWarning(setting.key, setting.value);
  if (warning) return <ValueWarning text={warning} />;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <ChangedTime iso={setting.updatedAt} />
    </Box>
  );
}

interface ContentCardProps {
  title: string;
  text: string;
  /** State of the section: built-in, edited or broken. */
  state?: ReactNode;
  button: string;
  onOpen: () => void;
}

/** A section of the site with its state and an edit button. */
const ContentCard = ({ title, text, state, button, onOpen }: ContentCardProps) => (
  <Card sx={{ p: { xs: 2, md: 2.5 }, display: 'flex', flexDirection: 'column' }}>
    <Typography variant="h4" component="h3">
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 0.5, fontSize: '0.9375rem' }}>
      {text}
    </Typography>
    {state && <Box sx={{ mt: 1, fontSize: '0.875rem' }}>{state}</Box>}
    <Box sx={{ flex: 1, minHeight: 16 }} />
    <div>
      <Button variant="outlined" onClick={onOpen}>
        {button}
      </Button>
    </div>
  </Card>
);

/** Number of settings per landing page category. */
const SettingCounts = memo(function SettingCounts({ settings }: { settings: SettingFieldsFragment[] }) {
  const count = (category: SettingCategory) =>
    settings.filter((setting) => setting.category === category).length;
  const counts = [
    { label: 'Hero Settings', value: count('HERO') },
    { label: 'Services Settings', value: count('SERVICES') },
    { label: 'Trust & Safety Settings', value: count('TRUST_SAFETY') },
    { label: 'Total Settings', value: settings.length },
  ];
  return (
    <Card component="section" aria-labelledby="counts-title" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="counts-title" variant="h3" component="h2" sx={{ mb: 2 }}>
        Stored Content
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
      >
        {counts.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
});
