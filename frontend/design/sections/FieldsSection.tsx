import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import { Search } from 'lucide-react';
import { PasswordField } from '../../src/components/mui/PasswordField';
import { SelectField } from '../../src/components/mui/SelectField';
import { TextInput } from '../../src/components/mui/TextInput';
import { Group } from './Group';

const options = [
  { value: 'car-lease', label: 'Car Lease' },
  { value: 'apartment', label: 'Apartment' },
];

export function FieldsSection() {
  return (
    <Group title="One label, one hint or one error" columns={280}>
      <TextInput label="Empty" placeholder="City or state" />
      <TextInput label="Filled" defaultValue="Cleveland, OH" helperText="As it stands in the contract" />
      <TextInput label="Required" required />
      <TextInput label="Wrong" defaultValue="1234,5" error helperText="Write 1,234.50 or 1234.50." />
      <TextInput label="Disabled" defaultValue="25.00" disabled />
      <TextInput
        label="With an icon"
        placeholder="Search contracts..."
        startAdornment={
          <InputAdornment position="start">
            <Search size={18} aria-hidden />
          </InputAdornment>
        }
      />
      <SelectField label="Choice" options={options} placeholder="Choose one" defaultValue="" />
      <SelectField label="Wrong choice" options={options} defaultValue="apartment" errorText="Choose one." />
      <PasswordField label="Password" defaultValue="a walk along the harbor" />
      <TextInput label="Several lines" multiline minRows={3} defaultValue="One owner, all services done." />
      <FormControlLabel control={<Checkbox defaultChecked />} label="I am 18 or older" />
    </Group>
  );
}
