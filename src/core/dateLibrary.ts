/** A package and the version that an exported demo pins (SPEC 5.6). */
export interface PinnedPackage {
  name: string;
  version: string;
}

const dateFns = { name: 'date-fns', version: '4.1.0' };
/** The pickers' `^4.0.0-0` accepts no later version: all are prereleases, as are those of 2. */
const dateFnsJalali = { name: 'date-fns-jalali', version: '4.0.0-0' };
const moment = { name: 'moment', version: '2.30.1' };

/** The packages that each date adapter of the pickers reads, its own date library first. */
const libraries: Readonly<Record<string, readonly PinnedPackage[]>> = {
  AdapterDayjs: [{ name: 'dayjs', version: '1.11.13' }],
  AdapterDateFns: [dateFns],
  AdapterDateFnsV2: [{ ...dateFns, version: '2.30.0' }],
  AdapterDateFnsJalali: [dateFnsJalali],
  AdapterDateFnsJalaliV2: [{ ...dateFnsJalali, version: '2.13.0-0' }],
  AdapterLuxon: [{ name: 'luxon', version: '3.6.1' }],
  AdapterMoment: [moment],
  AdapterMomentHijri: [{ name: 'moment-hijri', version: '3.0.0' }, moment],
  AdapterMomentJalaali: [{ name: 'moment-jalaali', version: '0.10.4' }, moment],
};

/**
 * Returns the packages that a date adapter needs beside the pickers (SPEC 5.6).
 * @param adapter Name as it is imported, for example `AdapterDayjs`.
 * @throws TypeError for an adapter that is not known.
 */
export function dateLibraryOf(adapter: string): readonly PinnedPackage[] {
  const packages = Object.hasOwn(libraries, adapter) ? libraries[adapter] : undefined;
  if (packages) return packages;
  throw new TypeError(
    `Cannot determine the required package for the date adapter "${adapter}". ` +
      `Known adapters: ${Object.keys(libraries).join(', ')}.`,
  );
}
