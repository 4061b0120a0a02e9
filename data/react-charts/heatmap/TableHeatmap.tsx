import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { crowd, openDays, openHours } from '../dataset/museum';

const shades = ['#fdf0d5', '#e7b8ae', '#d18088', '#bb4962', '#a4133c'];
const shadeOf = (people: number) => shades[Math.min(4, Math.floor(people / 80))] ?? '';

export default function TableHeatmap() {
  const { palette } = useTheme();

  return (
    <Box
      component="table"
      sx={{
        fontSize: 13,
        textAlign: 'center',
        borderSpacing: 2,
        '& td': { py: 1, px: { xs: 0.4, sm: 2 } },
      }}
    >
      <caption>Visitors in the museum by hour and day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {openHours.map((hour) => (
            <th key={hour} scope="col">
              {hour}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {openDays.map((name, day) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {/* preview-start */}
            {openHours.map((hour, column) => {
              const people = crowd[day * openHours.length + column]?.[2] ?? 0;
              const backgroundColor = shadeOf(people);
              const color = palette.getContrastText(backgroundColor);
              return (
                <td key={hour} style={{ backgroundColor, color }}>
                  {people}
                </td>
              );
            })}
            {/* preview-end */}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
