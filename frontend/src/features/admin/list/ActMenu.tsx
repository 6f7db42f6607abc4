import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '../../../components/plain/Spinner';

/** Something that an admin can do with an entry of a list. */
export interface RowAct {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  danger?: boolean | undefined;
  busy?: boolean;
  /** It is a button of the row; the others are in the row's menu. */
  inRow?: boolean;
}

interface ActMenuProps {
  /** Names the entry for screen readers. */
  about: string;
  acts: readonly RowAct[];
  /** Opened by a button with a label instead of an icon. */
  isLabeled?: boolean;
}

/** A button that opens a menu of what can be done with an entry. */
export function ActMenu({ about, acts, isLabeled = false }: ActMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isBusy = acts.some(({ busy }) => busy);
  const button = {
    'aria-label': `Actions for ${about}`,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-busy': isBusy || undefined,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {isLabeled ? (
        <Button
          variant="outlined"
          size="small"
          endIcon={isBusy ? <Spinner /> : <ChevronDown size={16} aria-hidden />}
          {...button}
        >
          Actions
        </Button>
      ) : (
        <IconButton {...button}>
          {isBusy ? <Spinner /> : <EllipsisVertical size={18} aria-hidden />}
        </IconButton>
      )}
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': `Actions for ${about}` } }}
        >
          {acts.map(({ label, icon: Icon, onClick, danger = false, busy = false }) => (
            <MenuItem
              key={label}
              disabled={busy}
              sx={{ minHeight: 44, ...(danger && { color: 'error.main' }) }}
              onClick={() => {
                setAnchor(null);
                onClick();
              }}
            >
              <ListItemIcon sx={{ color: 'inherit' }}>
                <Icon size={18} aria-hidden />
              </ListItemIcon>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
