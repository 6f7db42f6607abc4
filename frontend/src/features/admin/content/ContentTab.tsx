import Box from '@mui/material/Box';
import { Sparkles } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { BusyButton } from '../../../components/mui/BusyButton';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useHydrated } from '../../../lib/useHydrated';
import type { SettingFieldsFragment } from '../../../generated/admin';
import { TabSkeleton } from '../list/TabSkeleton';
import { TabHeading } from '../list/TabHeading';
import { ChangedTime } from '../settings/ChangedTime';
import { hasPlaceholderClaims, valueWarning } from '../settings/check-value';
import { useAdminSettings } from '../settings/useAdminSettings';
import { useSettingActions } from '../settings/useSettingActions';
import { ValueWarning } from '../settings/ValueWarning';
import { ContentCard } from './ContentCard';
import { PlaceholderNotice } from './PlaceholderNotice';
import { sectionForms } from './section-forms';
import type { LandingPreview } from './SectionPreview';
import { SettingCounts } from './SettingCounts';
import { SocialLinksForm } from './SocialLinksForm';
import { lazyPart } from '../../../lib/lazy-part';

const SectionEditor = lazyPart(() => import('./SectionEditor').then((module) => module.SectionEditor));

/** Content of the landing page and the footer. The open editor is in the URL. */
export function ContentTab({ preview }: { preview: LandingPreview }) {
  const { settings, failed, retry } = useAdminSettings();
  const { initializeContent, busy } = useSettingActions();
  const [params, setParams] = useSearchParams();
  // The server does not wait for the editor's code.
  const hydrated = useHydrated();
  const stored = (key: string) => settings?.find((setting) => setting.key === key);
  const edited = sectionForms.find(({ key }) => key === params.get('edit'));
  const go = (to: Record<string, string>) => setParams({ tab: 'content', ...to });

  if (failed) return <ErrorState onRetry={retry} />;
  // Everything appears at once, so that nothing on the page moves.
  if (!settings) return <TabSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {hasPlaceholderClaims(stored('trust_safety_content')?.value) && <PlaceholderNotice />}
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
              state={<SectionState setting={stored(key)} />}
              button={`Edit ${name}`}
              onOpen={() => go({ edit: key })}
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
      <SocialLinksForm setting={stored('social_content')} />
      <SettingCounts settings={settings} />
      {edited && hydrated && (
        <Suspense>
          <SectionEditor
            key={edited.key}
            form={edited}
            setting={stored(edited.key)}
            preview={preview}
            onClose={() => go({})}
          />
        </Suspense>
      )}
    </Box>
  );
}

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
