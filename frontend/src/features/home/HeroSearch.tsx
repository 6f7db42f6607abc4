import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { PlainInput, PlainSelect } from '../../components/PlainField';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '18px 10px',
  alignSelf: 'center',
  padding: 16,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: '0 24px 48px -32px rgb(10 30 22 / 0.45)',
  '& h2': { gridColumn: '1 / -1', margin: 0, font: 'var(--mui-font-h4)' },
  '& .wide': { gridColumn: '1 / -1' },
  '@media (min-width: 768px)': { padding: 24, gap: '22px 12px', '& h2': { fontSize: '1.375rem' } },
  '@media (min-width: 768px) and (max-width: 1023.95px)': {
    gridTemplateColumns: '1fr 1.2fr 1fr auto',
    '& .wide': { gridColumn: 'auto' },
    '& h2': { gridColumn: '1 / -1' },
  },
});

export interface HeroSearchProps {
  /** The contract types as in the list's address. */
  types: readonly { slug: string; label: string }[];
}

/** Searches the list of contracts. A plain form, so that it works before the page's code has loaded. */
export function HeroSearch({ types }: HeroSearchProps) {
  const navigate = useNavigate();

  /** The same address without the empty fields. */
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      const text = typeof value === 'string' ? value.trim() : '';
      if (text && text !== 'all') chosen.set(name, text);
    }
    void navigate(chosen.size ? `/contracts?${chosen}` : '/contracts');
  }

  return (
    <Form
      method="get"
      action="/contracts"
      role="search"
      aria-labelledby="hero-search"
      onSubmit={handleSubmit}
    >
      <h2 id="hero-search">Find one to take over</h2>
      <PlainSelect
        name="type"
        label="Type"
        defaultValue="all"
        options={[
          { value: 'all', label: 'Any type' },
          ...types.map(({ slug, label }) => ({ value: slug, label })),
        ]}
      />
      <PlainInput
        name="maxPayment"
        label="Monthly up to ($)"
        type="number"
        inputMode="numeric"
        min={1}
        max={10_000_000}
        step={1}
        placeholder="Any amount"
      />
      <PlainInput
        className="wide"
        name="location"
        label="City or state"
        maxLength={200}
        autoComplete="off"
        placeholder="Anywhere"
      />
      <Button className="wide" type="submit" variant="outlined" startIcon={<Search size={18} aria-hidden />}>
        Search
      </Button>
    </Form>
  );
}
