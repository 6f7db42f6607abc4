import Box from '@mui/material/Box';
import { Pill } from '../../components/Pill';
import type { MessageFieldsFragment } from '../../generated/chat';
import { timeAgo } from '../../lib/format/time';
import { isOnItsWay } from './useSendMessage';

interface MessageItemProps {
  message: MessageFieldsFragment;
  mine: boolean;
}

/** Senders are shown by the first eight characters of their id, never by name. */
const senderName = (senderId: string) => `User ${senderId.slice(0, 8)}`;

export function MessageItem({ message, mine }: MessageItemProps) {
  return (
    <Box
      component="li"
      sx={{
        justifySelf: mine ? 'end' : 'start',
        maxWidth: '88%',
        px: 1.75,
        py: 1.25,
        borderRadius: '14px',
        border: '1px solid',
        borderColor: mine ? 'transparent' : 'divider',
        bgcolor: mine ? 'state.active.soft' : 'background.paper',
        opacity: isOnItsWay(message.id) ? 0.65 : 1,
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontSize: '0.8125rem' }}
      >
        <Box component="span" sx={{ fontWeight: 600 }}>
          {senderName(message.senderId)}
        </Box>
        {message.isSeller && <Pill tone="primary">Seller</Pill>}
        <Box component="time" dateTime={message.createdAt} sx={{ color: 'text.secondary' }}>
          {timeAgo(message.createdAt)}
        </Box>
      </Box>
      <Box
        sx={{
          mt: 0.25,
          fontSize: '0.9375rem',
          lineHeight: 1.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {message.message}
      </Box>
    </Box>
  );
}
