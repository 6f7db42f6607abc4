import { Button } from '../../src/components/plain/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { ArrowRight, LogOut, Menu, X } from 'lucide-react';
import { BusyButton } from '../../src/components/plain/BusyButton';
import { Group } from './Group';

const variants = ['contained', 'outlined', 'text'] as const;
const sizes = ['large', 'medium', 'small'] as const;

export function ActionsSection() {
  return (
    <>
      {sizes.map((size) => (
        <Group key={size} title={`Buttons, ${size}`}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              Submit Contract
            </Button>
          ))}
          <Button variant="contained" size={size} endIcon={<ArrowRight size={18} aria-hidden />}>
            With an icon
          </Button>
          <Button variant="contained" size={size} color="error">
            Delete
          </Button>
        </Group>
      ))}
      <Group title="Disabled and busy">
        <Button variant="contained" disabled>
          Buy Contract
        </Button>
        <Button variant="outlined" disabled>
          Load more
        </Button>
        <BusyButton variant="contained" busy busyLabel="Processing...">
          Pay
        </BusyButton>
      </Group>
      <Group title="Icon buttons and links">
        {[Menu, X, LogOut].map((Icon, at) => (
          <IconButton key={at} aria-label={['Open menu', 'Close', 'Logout'][at] ?? ''}>
            <Icon size={20} aria-hidden />
          </IconButton>
        ))}
        <Link href="#actions">A link in a text</Link>
      </Group>
    </>
  );
}
