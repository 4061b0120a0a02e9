import * as React from 'react';
import { useDrawingArea, useSvgRef, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { clock, gridDay, priceOf } from '../dataset/powerGrid';

function PointerLine() {
  const { left, top, width, height } = useDrawingArea();
  const [pointerY, setPointerY] = React.useState<number | null>(null);
  /* preview-start */
  const svgRef = useSvgRef();
  const power = useYScale<'linear'>('power');
  const price = useYScale<'linear'>('price');

  const handleMove = ({ clientX, clientY }: React.PointerEvent) => {
    const toSvg = svgRef.current?.getScreenCTM()?.inverse();
    if (toSvg) setPointerY(new DOMPoint(clientX, clientY).matrixTransform(toSvg).y);
  };
  const readout =
    pointerY === null
      ? 'Point at the chart'
      : `${power.invert(pointerY).toFixed(1)} GW, €${price.invert(pointerY).toFixed(0)}`;
  /* preview-end */

  return (
    <g onPointerMove={handleMove} onPointerLeave={() => setPointerY(null)}>
      <rect x={left} y={top} width={width} height={height} fill="transparent" />
      {pointerY !== null && (
        <path d={`M ${left} ${pointerY} h ${width}`} stroke="currentColor" strokeDasharray="4 4" />
      )}
      <text x={left + width / 2} y={top - 10} textAnchor="middle" fill="currentColor" fontSize={14}>
        {readout}
      </text>
    </g>
  );
}

const hours = gridDay.map(({ hour }) => hour);

export default function ValueUnderPointer() {
  return (
    <LineChart
      height={300}
      aria-label="Power from gas and price of electricity by hour of the day"
      margin={{ top: 28 }}
      xAxis={[{ data: hours, valueFormatter: clock, domainLimit: 'strict' }]}
      yAxis={[
        { id: 'power', label: 'Gas (GW)' },
        { id: 'price', label: 'Price (€ per MWh)', position: 'right' },
      ]}
      series={[
        {
          yAxisId: 'power',
          label: 'Gas',
          data: gridDay.map(({ gas }) => gas),
          color: '#e2633b',
          showMark: false,
        },
        {
          yAxisId: 'price',
          label: 'Price',
          data: gridDay.map(priceOf),
          color: '#5c6bc0',
          showMark: false,
        },
      ]}
      slotProps={{ tooltip: { trigger: 'none' } }}
    >
      <PointerLine />
    </LineChart>
  );
}
