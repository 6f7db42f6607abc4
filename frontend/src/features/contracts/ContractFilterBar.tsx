import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { MapPin, Search } from 'lucide-react';
import { contractKinds } from '../../components/contract-kinds';
import { SelectField } from '../../components/SelectField';
import { TextInput } from '../../components/TextInput';
import type { FilterName } from './contract-filters';

interface ContractFilterBarProps {
  values: Record<FilterName, string>;
  onChange: (name: FilterName, value: string) => void;
}

const typeOptions = [
  { value: 'all', label: 'All Types' },
  ...contractKinds.map(({ slug, label }) => ({ value: slug, label })),
];

export function ContractFilterBar({ values, onChange }: ContractFilterBarProps) {
  return (
    <Box
      role="search"
      aria-label="Filter contracts"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1.2fr' } }}
    >
      <TextInput
        label="Search"
        placeholder="Search contracts..."
        type="search"
        value={values.q}
        onChange={(event) => onChange('q', event.target.value)}
        sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}
        htmlInput={{ maxLength: 200 }}
        startAdornment={adornment(<Search size={18} aria-hidden />)}
      />
      <SelectField
        label="Contract Type"
        options={typeOptions}
        value={values.type}
        onChange={(event) => onChange('type', event.target.value)}
      />
      <TextInput
        label="Location"
        placeholder="City or state"
        value={values.location}
        onChange={(event) => onChange('location', event.target.value)}
        htmlInput={{ maxLength: 200 }}
        startAdornment={adornment(<MapPin size={18} aria-hidden />)}
      />
    </Box>
  );
}

const adornment = (icon: React.ReactNode) => <InputAdornment position="start">{icon}</InputAdornment>;
