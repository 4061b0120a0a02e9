import { useColorScheme } from '@mui/material/styles';
import { useDirection } from '../providers/DisplayPreferenceProvider';
import type { PageLook } from './look';

/** Returns the direction and scheme of the page. */
export function usePageLook(): PageLook {
  const direction = useDirection();
  const { colorScheme } = useColorScheme();
  return { direction, scheme: colorScheme === 'dark' ? 'dark' : 'light' };
}
