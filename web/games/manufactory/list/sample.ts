/** A list to begin with, to be downloaded: one row of each kind. */
export const SAMPLE = {
  file: 'parts.csv',
  type: 'text/csv;charset=utf-8',
  text: [
    'name,cost,colors,type,rarity,count',
    'Paper Lantern,1,W,,common,4',
    'Tide Gauge,2,U,,common,4',
    'Coal Barrow,3,B,,common,4',
    'Bellows,4,R,,uncommon,4',
    'Seed Drill,2,G,,common,4',
    'Blank Frame,5,,,common,4',
    '"Crank, Left-Handed",3,WU,,uncommon,3',
    'Spare Yard,0,,Land,common,3',
    '',
  ].join('\r\n'),
} as const;
