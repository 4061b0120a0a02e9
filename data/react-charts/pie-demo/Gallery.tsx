import { useTheme } from '@mui/material/styles';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { Gallery as Grid, GalleryCard } from '../dataset/galleryCard';

const blue = '#0072B2';
const orange = '#E69F00';
const green = '#009E73';
const pink = '#CC79A7';
const red = '#D55E00';
const gray = '#8A8F9866';

type Values = ReadonlyArray<readonly [value: number, color: string]>;

const slices = (values: Values) => values.map(([value, color], id) => ({ id, value, color }));
const data = slices([
  [43, blue],
  [23, orange],
  [19, green],
  [15, pink],
]);
const three = slices([
  [60, blue],
  [25, green],
  [15, red],
]);
const rest = (value: number, color: string) =>
  slices([
    [value, color],
    [100 - value, gray],
  ]);

const Pie = (props: PieChartProps) => (
  <PieChart width={120} height={80} margin={3} skipAnimation hideLegend {...props} />
);

function Middle({ text, x = 60 }: { text: string; x?: number }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const fill = palette.text.primary;
  return (
    <text x={x} y={40} textAnchor="middle" dominantBaseline="central" fontSize={12} fill={fill}>
      {text}
    </text>
  );
}

const donut = { data, innerRadius: '65%' };
const outside = { data, outerRadius: '55%' };

export default function Gallery() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Grid>
      <GalleryCard href="#total-in-the-middle" title="Total in the middle">
        <Pie series={[donut]}>
          <Middle text="$3.4K" />
        </Pie>
      </GalleryCard>
      <GalleryCard href="#two-rings" title="Two rings">
        <Pie
          series={[
            { data: three, outerRadius: '48%' },
            { data, innerRadius: '56%' },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#half-circle" title="Half circle">
        <Pie
          series={[
            {
              data: three,
              startAngle: -90,
              endAngle: 90,
              cy: '85%',
              innerRadius: '85%',
              outerRadius: '140%',
            },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#percentages-on-the-slices" title="Percentages on the slices">
        <Pie
          series={[
            {
              data: slices([
                [62, blue],
                [38, '#B84A00'],
              ]),
              arcLabel: ({ value }) => `${value}%`,
            },
          ]}
          sx={{ '& text': { fill: '#fff !important', fontSize: 11 } }}
        />
      </GalleryCard>
      <GalleryCard href="#rounded-slices-with-gaps" title="Rounded slices with gaps">
        <Pie series={[{ data, innerRadius: '45%', paddingAngle: 8, cornerRadius: 5 }]} />
      </GalleryCard>
      <GalleryCard href="#names-outside-with-lines" title="Names outside, with lines">
        <Pie series={[outside]}>
          <path
            d="M80 34 L88 28 H104 M64 60 L70 68 H104 M41 47 L32 54 H16 M46 24 L40 16 H16"
            fill="none"
            stroke={palette.text.secondary}
          />
        </Pie>
      </GalleryCard>
      <GalleryCard href="#one-share-of-the-whole" title="One share of the whole">
        <Pie series={[{ data: rest(43, blue), innerRadius: '72%' }]}>
          <Middle text="43%" />
        </Pie>
      </GalleryCard>
      <GalleryCard href="#donuts-side-by-side" title="Donuts side by side">
        <Pie
          series={[
            { data: rest(31, blue), cx: '18%', innerRadius: 10, outerRadius: 17 },
            { data: rest(37, blue), cx: '50%', innerRadius: 10, outerRadius: 17 },
            { data: rest(43, blue), cx: '82%', innerRadius: 10, outerRadius: 17 },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#progress-rings" title="Progress rings">
        <Pie
          series={[
            { data: rest(88, blue), innerRadius: '82%' },
            { data: rest(72, red), innerRadius: '56%', outerRadius: '74%' },
            { data: rest(45, green), innerRadius: '30%', outerRadius: '48%' },
          ]}
        />
      </GalleryCard>
      <GalleryCard href="#slices-with-patterns" title="Slices with patterns">
        <Pie
          series={[
            {
              data: slices([
                [60, 'url(#thumbnail-stripes)'],
                [40, red],
              ]),
            },
          ]}
        >
          <defs>
            <pattern id="thumbnail-stripes" width={6} height={6} patternUnits="userSpaceOnUse">
              <rect width={6} height={6} fill={blue} />
              <path d="M0,6 6,0" stroke="#B9DDF2" strokeWidth={1.5} />
            </pattern>
          </defs>
        </Pie>
      </GalleryCard>
      <GalleryCard
        href="#pie-chart-with-custom-mark-in-legend-and-tooltip"
        title="Your own legend marks"
      >
        <Pie series={[{ data: three, cx: '28%', outerRadius: 30 }]}>
          <circle cx={84} cy={20} r={5} fill={blue} />
          <path d="M84 33 l7 7 l-7 7 l-7 -7 Z" fill={green} />
          <path d="M84 53 l7 12 h-14 Z" fill={red} />
          <path d="M96 20 H114 M96 40 H110 M96 60 H114" stroke={palette.text.secondary} />
        </Pie>
      </GalleryCard>
      <GalleryCard href="#legend-that-hides-slices" title="Legend that hides slices">
        <Pie series={[{ data: three, cx: '28%', outerRadius: 30, innerRadius: 12 }]}>
          <path d="M78 20 H114 M78 60 H114" stroke={palette.text.secondary} strokeWidth={6} />
          <path d="M78 40 H114" stroke={palette.text.disabled} strokeDasharray="4 3" />
        </Pie>
      </GalleryCard>
    </Grid>
  );
}
