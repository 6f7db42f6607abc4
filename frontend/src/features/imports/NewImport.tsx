import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { Problem } from '../../components/mui/Problem';
import { SectionCard } from '../../components/mui/SectionCard';
import { SelectField } from '../../components/mui/SelectField';
import { useMyImportSourcesQuery } from '../../generated/import-sources';
import { mayList } from '../../lib/may-list';
import { headingsOf } from './csv-headings';
import type { Mapping } from './import-words';
import { MapColumns } from './MapColumns';
import { useNewImport, type ChosenFile, type ImportSettings } from './useNewImport';

const MATCHES = [
  { value: 'external-id', label: 'Your own id (external_id)' },
  { value: 'vin', label: 'The VIN' },
];

const USUAL: ImportSettings = { match: 'external-id', missing: 'keep', organisationId: '' };

/** Chooses a file, says what its columns mean, and sends it to be checked. */
export function NewImport({ onStarted }: { onStarted: (id: string, sent: ChosenFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { send, busy, problem, forgetProblem } = useNewImport(onStarted);
  const [file, setFile] = useState<File | null>(null);
  const [headings, setHeadings] = useState<readonly string[]>([]);
  const [mapping, setMapping] = useState<Mapping | undefined>();
  const [settings, setSettings] = useState<ImportSettings>(USUAL);

  const choose = async (chosen: File) => {
    forgetProblem();
    setFile(chosen);
    setMapping(undefined);
    setHeadings(/\.csv$/i.test(chosen.name) ? await headingsOf(chosen) : []);
  };
  return (
    <SectionCard
      title="Import a file"
      text="List many contracts at once, and keep them up to date with the same file. Nothing changes before you have seen what would."
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (file) void send({ file, settings }, 'dry-run', mapping);
        }}
        sx={{ display: 'grid', gap: 2.5, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <Button
            variant={file ? 'outlined' : 'contained'}
            disabled={busy}
            startIcon={<FileUp size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {file ? 'Choose another file' : 'Choose a file'}
          </Button>
          <span dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {file?.name ?? 'CSV or JSON Lines, up to 2,000 rows'}
          </span>
        </Box>
        <input
          ref={input}
          type="file"
          accept=".csv,.jsonl,.ndjson,text/csv"
          aria-label="File of contracts"
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void choose(chosen);
            // so that the same file can be chosen again once it is mended
            currentTarget.value = '';
          }}
        />
        {headings.length > 0 && (
          <MapColumns
            key={file?.name}
            headings={headings}
            needed={settings.match === 'vin' ? 'vin' : 'external_id'}
            changed={mapping}
            onChange={(changed) => {
              forgetProblem();
              setMapping(changed);
            }}
          />
        )}
        {file && <Settings settings={settings} onChange={setSettings} />}
        {problem && (
          <Typography role="alert" color="error" sx={{ overflowWrap: 'anywhere' }}>
            {problem}
          </Typography>
        )}
        {file && (
          <BusyButton type="submit" variant="contained" busy={busy} busyLabel="Sending...">
            Check file
          </BusyButton>
        )}
      </Box>
    </SectionCard>
  );
}

interface SettingsProps {
  settings: ImportSettings;
  onChange: (settings: ImportSettings) => void;
}

const Settings = ({ settings, onChange }: SettingsProps) => (
  <>
    <Lister settings={settings} onChange={onChange} />
    <SelectField
      label="Find my contracts by"
      options={MATCHES}
      value={settings.match}
      onChange={({ target }) =>
        onChange(
          target.value === 'vin'
            ? { ...settings, match: 'vin', missing: 'keep' }
            : { ...settings, match: 'external-id' },
        )
      }
    />
    {settings.match === 'external-id' && (
      <FormControlLabel
        control={
          <Checkbox
            checked={settings.missing === 'pause'}
            onChange={(_, checked) => onChange({ ...settings, missing: checked ? 'pause' : 'keep' })}
          />
        }
        label="Pause my imported listings that the file leaves out (only if every row is right)"
      />
    )}
  </>
);

/** Asks those who may list for an organization. */
function Lister({ settings, onChange }: SettingsProps) {
  const { data, error } = useMyImportSourcesQuery();
  const listers = data?.myOrganisations.filter(mayList) ?? [];
  if (!data && error)
    return (
      <Problem text="Your organizations couldn't be loaded, so new contracts would be listed for you alone. Please reload the page." />
    );
  if (listers.length === 0) return null;
  return (
    <SelectField
      label="List new contracts for"
      placeholder="Yourself"
      options={listers.map(({ id, name }) => ({ value: id, label: name }))}
      value={settings.organisationId}
      onChange={({ target }) => onChange({ ...settings, organisationId: target.value })}
    />
  );
}
