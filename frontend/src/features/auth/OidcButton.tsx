import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

interface Provider {
  name: string;
  url: string;
}

/** Offers the OpenID provider if the operator has configured one. */
export function OidcButton({ returnTo }: { returnTo: string }) {
  const [provider, setProvider] = useState<Provider | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch('/api/auth/providers', { signal: stop.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { oidc: Provider | null }).oidc : null))
      .then(setProvider)
      // Without an answer the form above still works.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  if (!provider) return null;
  return (
    <>
      <Divider sx={{ my: 2.5, fontSize: '0.875rem', color: 'text.secondary' }}>or</Divider>
      <Button
        fullWidth
        size="large"
        variant="outlined"
        href={`${provider.url}?returnTo=${encodeURIComponent(returnTo)}`}
      >
        Continue with {provider.name}
      </Button>
      <Typography color="textSecondary" sx={{ mt: 1.25, fontSize: '0.8125rem' }}>
        By continuing you confirm that you are 18 or older and accept the{' '}
        <Link href="/terms" target="_blank" rel="noopener">
          terms
        </Link>
        .
      </Typography>
    </>
  );
}
