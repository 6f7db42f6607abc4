import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contractKinds } from '../../src/components/contract/contract-kinds';
import { Group } from './Group';

const variable = (path: string) => `var(--mui-palette-${path})`;

/** Text on the color it is meant for, so that a wrong pair is seen. */
function Swatch({ name, background, text }: { name: string; background: string; text: string }) {
  return (
    <Box
      sx={{ p: 2, minHeight: 72, borderRadius: 2, border: '1px solid', borderColor: 'divider' }}
      style={{ background: variable(background), color: variable(text) }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" component="div">
        {background}
      </Typography>
    </Box>
  );
}

const surfaces: [string, string, string][] = [
  ['Page', 'background-default', 'text-primary'],
  ['Paper', 'background-paper', 'text-primary'],
  ['Paper, second text', 'background-paper', 'text-secondary'],
  ['Sunken', 'sunken-main', 'text-secondary'],
  ['Band', 'band-main', 'band-text'],
  ['Accent', 'amber-soft', 'amber-ink'],
];
const actions = ['primary', 'secondary', 'error', 'success', 'warning', 'info'];
const states = ['active', 'pending', 'completed', 'cancelled'];

export function ColorSection() {
  return (
    <>
      <Group title="Surfaces" columns={170}>
        {surfaces.map(([name, background, text]) => (
          <Swatch key={name} name={name} background={background} text={text} />
        ))}
      </Group>
      <Group title="Actions" columns={170}>
        {actions.map((name) => (
          <Swatch key={name} name={name} background={`${name}-main`} text={`${name}-contrastText`} />
        ))}
      </Group>
      <Group title="Contract types" columns={170}>
        {contractKinds.map(({ label, slug }) => (
          <Swatch key={slug} name={label} background={`kind-${slug}-soft`} text={`kind-${slug}-main`} />
        ))}
      </Group>
      <Group title="Contract status" columns={170}>
        {states.map((state) => (
          <Swatch key={state} name={state} background={`state-${state}-soft`} text={`state-${state}-main`} />
        ))}
      </Group>
    </>
  );
}
