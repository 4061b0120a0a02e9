/** Rides of a bike-share scheme, in thousands, by month and city. */
export const ridesByMonth = [
  { month: 'Jan', bergen: 18, lyon: 44, porto: 39, utrecht: 61 },
  { month: 'Feb', bergen: 21, lyon: 48, porto: 42, utrecht: 64 },
  { month: 'Mar', bergen: 34, lyon: 66, porto: 55, utrecht: 82 },
  { month: 'Apr', bergen: 52, lyon: 78, porto: 63, utrecht: 95 },
  { month: 'May', bergen: 71, lyon: 91, porto: 74, utrecht: 108 },
  { month: 'Jun', bergen: 79, lyon: 97, porto: 82, utrecht: 112 },
];

/** Rides of one week, by who rode. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const memberRides = [412, 438, 455, 447, 390, 186, 142];
export const guestRides = [96, 88, 104, 117, 203, 341, 318];

/** Bikes brought to a station (positive) or taken away (negative) by van, in one week. */
export const bikesMoved = [38, 24, -12, 0, 31, -44, -27];

/** Departures of one day at the busiest stations. */
export const stations = [
  { station: 'Central Station', departures: 894 },
  { station: 'University Library', departures: 731 },
  { station: 'Old Ferry Terminal', departures: 655 },
  { station: 'Botanical Garden', departures: 412 },
  { station: 'Stadium, gate C', departures: 288 },
  { station: 'Hillside Hospital', departures: 164 },
];
