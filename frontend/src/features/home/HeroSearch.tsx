import { Button } from '../../components/plain/Button';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { PlainInput, PlainSelect } from '../../components/plain/PlainField';
import './HeroSearch.css';

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
    <form
      className="hero-search"
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
      <Button className="wide" type="submit" variant="contained" startIcon={<Search size={18} aria-hidden />}>
        Search
      </Button>
    </form>
  );
}
