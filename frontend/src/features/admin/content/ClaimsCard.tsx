import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ClaimFieldsFragment } from '../../../generated/admin';
import { formatDay } from '../../../lib/format/time';
import { AdminNotice } from '../nav/OperatorNotes';
import { useSettingActions } from '../settings/useSettingActions';

/**
 * The shipped texts that claim something, each with a switch, drawn when the list is opened; those that an admin has
 * replaced are only counted.
 */
export function ClaimsCard({ claims }: { claims: readonly ClaimFieldsFragment[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const listed = claims.filter(({ state }) => state !== 'REPLACED');
  const replaced = claims.length - listed.length;
  return (
    <Card
      component="section"
      aria-labelledby="claims-title"
      sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}
    >
      <div>
        <Typography id="claims-title" variant="h3" component="h2">
          Claims
        </Typography>
        <Typography color="textSecondary">
          Texts that come with the software and say what only you can know. Confirm what is true of your site,
          or replace it with your own words.{replaced > 0 && ` ${replaced} replaced so far.`}
        </Typography>
      </div>
      <ClaimsNotice claims={claims} />
      {listed.length > 0 && (
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ justifySelf: 'start' }}
        >
          {isOpen ? 'Hide' : 'Show'} {listed.length === 1 ? 'the claim' : `all ${listed.length} claims`}
        </Button>
      )}
      <div id={listId}>{isOpen && <ClaimList claims={listed} />}</div>
    </Card>
  );
}

function ClaimsNotice({ claims }: { claims: readonly ClaimFieldsFragment[] }) {
  const open = claims.filter(({ state }) => state === 'OPEN').length;
  if (open === 0) return null;
  const isLive = claims.some(({ hidden }) => hidden);
  return isLive ? (
    <AdminNotice title={`Not shown to visitors: ${open} of ${claims.length} claims`}>
      Real money moves on this site, so its pages leave out what nobody has confirmed.
    </AdminNotice>
  ) : (
    <AdminNotice title="Placeholder claims: replace before launch">
      The figures, guarantees and testimonials on the landing page are examples, and visitors see all of them.
      With live payment keys, pages leave out what nobody has confirmed.
    </AdminNotice>
  );
}

function ClaimList({ claims }: { claims: readonly ClaimFieldsFragment[] }) {
  const { setClaim } = useSettingActions();
  const [deciding, setDeciding] = useState<string[]>([]);
  const decide = async (key: string, on: boolean) => {
    setDeciding((keys) => [...keys, key]);
    await setClaim(key, on);
    setDeciding((keys) => keys.filter((one) => one !== key));
  };
  return (
    <Box
      component="ul"
      sx={{
        ...{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {claims.map((claim) => (
        <ClaimRow
          key={claim.key}
          claim={claim}
          busy={deciding.includes(claim.key)}
          onDecide={(on) => void decide(claim.key, on)}
        />
      ))}
    </Box>
  );
}

interface ClaimRowProps {
  claim: ClaimFieldsFragment;
  busy: boolean;
  onDecide: (isTrue: boolean) => void;
}

function ClaimRow({ claim, busy, onDecide }: ClaimRowProps) {
  const { where, texts, state, confirmedAt, confirmedBy } = claim;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexDirection: 'column', p: 2, borderRadius: '14px' },
        ...{ border: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {where}
        {confirmedAt &&
          state === 'CONFIRMED' &&
          ` · confirmed by ${confirmedBy} on ${formatDay(confirmedAt)}`}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, mt: 0.5, mb: 1, overflowWrap: 'anywhere' }}>
        {texts.map((text) => (
          <div key={text}>“{text}”</div>
        ))}
      </Box>
      <Box sx={{ flex: 1 }} />
      <FormControlLabel
        label="Confirm: this is true"
        disabled={busy}
        control={
          <Switch
            checked={state === 'CONFIRMED'}
            onChange={(_event, on) => onDecide(on)}
            slotProps={{ input: { 'aria-label': `Confirm: this is true. ${texts[0]}` } }}
          />
        }
      />
    </Box>
  );
}
