import { describeUndocumented } from '../../../read/reference/describeUndocumented';
import type { GenerateApiResult } from '../../../read/reference/generateApi';

/** Prints what the packages export without a page, by reason (SPEC 6.2). */
export function printUndocumented({ entries, undocumented }: GenerateApiResult): void {
  console.log(`  ${entries} entries; ${undocumented.length} exports without a page:`);
  for (const line of describeUndocumented(undocumented)) console.log(`    ${line}`);
}
