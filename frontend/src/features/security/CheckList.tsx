import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

interface CheckListProps<Name extends string> {
  legend: string;
  /** The names that programs use, in their order. */
  names: readonly Name[];
  words: Readonly<Record<Name, string>>;
  chosen: readonly Name[];
  onChange: (chosen: Name[]) => void;
  /** Why the choice cannot be sent. */
  problem: string | null;
}

/** Names of the API to choose from, each below what it means. */
export const CheckList = <Name extends string>(props: CheckListProps<Name>) => {
  const { legend, names, words, chosen, onChange, problem } = props;
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel component="legend">{legend}</FormLabel>
      {names.map((name) => (
        <FormControlLabel
          key={name}
          sx={{ display: 'flex', alignItems: 'flex-start', mr: 0 }}
          control={
            <Checkbox
              checked={chosen.includes(name)}
              onChange={(_, checked) =>
                onChange(names.filter((one) => (one === name ? checked : chosen.includes(one))))
              }
            />
          }
          label={
            <Box component="span" sx={{ display: 'block', py: 1.25 }}>
              {words[name]}
              <Box component="code" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
                {name}
              </Box>
            </Box>
          }
        />
      ))}
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
};
