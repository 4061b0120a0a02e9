/** What a farm brought in of one crop from one field. */
export interface Harvest {
  id: number;
  crop: string;
  field: string;
  week: string;
  kilos: number;
}

/** The rows of the small examples in the feature showcase. */
export const harvest: Harvest[] = [
  { id: 1, crop: 'Carrots', field: 'North', week: '32', kilos: 410 },
  { id: 2, crop: 'Carrots', field: 'North', week: '33', kilos: 380 },
  { id: 3, crop: 'Kale', field: 'South', week: '32', kilos: 120 },
  { id: 4, crop: 'Leeks', field: 'South', week: '33', kilos: 265 },
];
