/**
 * What this documentation says (left), and what readers say for it, often from another library
 * (right). A stretch of a query that stands on the right is also looked for in each form on the left.
 * One form of a word is enough: its plural and other spellings are found by it, and a second form
 * would count twice. Words of a single page belong into the `keywords` of its front matter instead.
 */
export const synonyms: Readonly<Record<string, string>> = {
  // Products.
  'data grid':
    'table, datatable, data table, spreadsheet, ag grid, aggrid, tanstack table, react table',
  charts: 'graph, plot, diagram, visualization, dataviz, recharts, highcharts, chartjs, nivo',
  'date picker':
    'calendar popup, date input, date selector, date chooser, datetimepicker, flatpickr, datepicker, birthday, date of birth, dob, birth date, keyboarddatepicker, keyboard date picker',
  calendar: 'calender, calandar',
  'tree view':
    'file explorer, file tree, folder tree, tree list, treelist, hierarchy, nested list, directory',
  'tree item, item': 'treenode, tree node, node, leaf',
  'item id': 'nodeid, node id',
  // Columns.
  'pinning, pinned': 'freeze, frozen, sticky, fixed, lock, locked',
  'column definition': 'columndefs, column defs, coldef, colid, column definitions, columns config',
  'render cell, custom cell': 'cellrenderer, cell renderer, cell template, custom cell, cellrender',
  'column spanning, colSpan':
    'colspan, col span, merge cells, merge columns, merged cells, span columns',
  'row spanning': 'rowspan, merge rows',
  'column visibility':
    'hide column, show column, hidden columns, column chooser, column picker, toggle columns, hide a column, hiding columns',
  'column ordering, column reordering':
    'reorder columns, move columns, column order, drag columns, rearrange columns',
  'column groups':
    'header group, group header, multi row header, nested header, grouped columns, column grouping',
  'column width, column dimensions':
    'resize column, column size, auto size column, autosize columns, fit columns, resizable columns',
  'column menu': 'three dots, kebab menu, header menu',
  'actions column': 'row menu, row actions, action buttons',
  'valueFormatter, value formatter':
    'value formatter, valueformatter, format value, format number, format currency',
  // Rows.
  row: 'record, entry',
  singleSelect: 'combobox, pick list, select box',
  'striped rows, styling recipes': 'zebra, striped, stripes, alternating',
  'master detail':
    'expandable row, expand row, nested table, sub table, row details, detail panel, collapsible rows, accordion row',
  'tree data': 'subrows, nested rows, hierarchical rows, parent child rows, tree grid, treegrid',
  'row grouping': 'group by, groupby, group rows',
  'row ordering, row reordering':
    'drag rows, move rows, reorder rows, row drag, drag and drop rows, row order, sortable rows',
  'row height':
    'line height, row size, dense rows, compact rows, dynamic height, wrap text, multiline',
  density: 'density, compact mode, dense',
  'row updates':
    'add row, insert row, update row, delete row, remove row, live data, real time, realtime, streaming, websocket',
  'editing, row updates': 'crud',
  'row id, row identifier, getRowId': 'unique id, row key, rowkey, primary key, missing id',
  'row selection':
    'onselectionchanged, selected rows, row selected, selectionmodel, checkbox column, multi select',
  // Data.
  'lazy loading':
    'infinite scroll, infinite scrolling, infinite loading, endless scroll, load more, load on scroll, viewport loading, load children, async children, fetch children, load on demand, dynamic children',
  'server side data, dataSource':
    'remote data, backend, fetch data, api data, rowmodeltype, datasource, data source, server side row model, ssrm',
  pagination: 'pager, paging, paginator, rowsperpage, rows per page, page size, next page',
  'quick filter':
    'search box, search bar, global filter, globalfilter, global search, search field, quick search, search input, quickfilter',
  'header filters':
    'floating filter, column filter row, filter row, filter in header, inline filter',
  sorting: 'order by, orderby, sort order',
  aggregation: 'sum, average, subtotal, summary row, footer total, aggfunc, aggregate',
  'aggregation, aggregate': 'total',
  pivoting: 'pivot, pivot table, crosstab, cross tab',
  editing: 'inline editing, inline edit, editable, edit cell, edit row, cell edit, edit mode',
  'custom edit component': 'celleditor, cell editor, custom editor, edit component',
  'editing persistence, processRowUpdate':
    'save edit, save changes, persist edits, save edited row, commit edit',
  'clipboard, copy and paste': 'copy paste, ctrl c, paste, copy cells',
  'cell selection': 'range selection, select cells, cell range, drag select',
  export: 'excel, xlsx, download csv, csv, pdf, print, download',
  virtualization:
    'windowing, virtual scroll, virtual scrolling, virtualized, large dataset, million rows, buffer',
  performance: 'slow, lag, laggy, rerender, re render, optimize, memo',
  scrolling: 'scroll to row, scrolltoindex, scroll to cell, scrollto, scrollbar',
  'overlays, loading overlay':
    'empty state, no rows, no data, no results, spinner, loading, skeleton, loader, loading indicator',
  'state, save and restore':
    'persist state, save state, restore state, localstorage, remember, save layout, initial state, initialstate',
  'api object, apiRef': 'gridapi, api ref, apiref, imperative, ref',
  events: 'onclick, on click, click handler, click event, event listener, listeners, callback',
  'list view, responsive, mobile': 'mobile, responsive, phone, small screen',
  'ai assistant, mcp': 'chatgpt, llm, prompt, natural language',
  mcp: 'claude, cursor, copilot, agent, ai tools',
  // Looks and languages.
  localization:
    'i18n, l10n, internationalization, intl, translate, translation, language, locale, localetext, french, german, spanish, chinese',
  accessibility:
    'a11y, aria, screen reader, keyboard, keyboard navigation, keyboard shortcuts, wcag, tabindex',
  styling:
    'css, theme, theming, style, sx, look, background color, styleoverrides, row color, cell color',
  'styling, tailwind': 'tailwind, css layers',
  'colors, styling': 'color palette, colours, colors, color scheme',
  'slots, custom subcomponents':
    'slotprops, componentsprops, components prop, subcomponent, override component, replace component',
  'styling, theme': 'dark mode',
  // Pickers.
  'time picker': 'timepicker, hour picker, time input, time selector, hour selector',
  'date time picker': 'datetime, date time, date and time',
  'date range picker':
    'daterangepicker, date interval, start and end date, from to date, booking, date span, check in',
  'time range picker': 'timerange, time interval, start and end time',
  'month calendar, month, views': 'month picker, monthpicker, month only',
  'year calendar, year, views': 'year picker, yearpicker, year only',
  'week, date calendar': 'week picker, weekpicker, select week',
  'display week number, week number': 'week number',
  'required, validation': 'mandatory, leave empty, left empty, empty cell, cell empty',
  'validation, shouldDisableDate':
    'weekend, disabled dates, disable dates, disable days, block dates, disabled days, holidays, min date, max date, future dates, past dates, required',
  timezone: 'utc, gmt, time zone, daylight saving, dst, off by one day, wrong day',
  'calendar systems': 'jalali, persian, hijri, islamic, buddhist, shamsi, hebrew calendar, lunar',
  'date format and localization, adapter':
    'dateadapter, adapter, date fns, datefns, dayjs, luxon, moment, momentjs, date library',
  'date format and localization, week start, format':
    'first day of week, week start, start of week, monday, sunday, dd mm yyyy, mm dd yyyy, date format, day month year, month day year, year month day',
  views: 'month year, year month',
  'ampm, meridiem': '24 hour, 12 hour, 24h, am pm, ampm, military time',
  'custom field, field components': 'input mask, mask, text field, textfield, input format',
  'date calendar, static': 'inline calendar, static calendar, always open',
  'action bar, clearable': 'clear, reset button, today button, ok button, cancel button',
  'time clock': 'clock face, analog clock, analogue clock',
  shortcuts: 'presets, quick ranges, last 7 days, predefined ranges',
  'custom opening button, open picker icon': 'picker icon, calendar icon, open icon, open button',
  'day slot, date calendar, pickers day':
    'events in calendar, day badge, day dot, dot calendar, highlight days, custom day, renderday, render day, mark days',
  'lifecycle, onChange': 'onchange, on change, value change',
  // Charts.
  pie: 'donut, doughnut, ring chart',
  gauge: 'speedometer, dial, progress circle, meter, tachometer',
  radar: 'spider, web chart, star plot, polar',
  scatter: 'bubble, xy chart, point chart, points, dots',
  'bar chart, bars': 'histogram, column chart, vertical bars, waterfall',
  'area, lines': 'area',
  'line chart, lines, curve':
    'spline, curve, smooth line, trend line, trendline, time series, timeseries, step line',
  sparkline: 'mini chart, inline chart, tiny chart',
  heatmap: 'matrix chart, calendar heatmap, density map, heat map',
  funnel: 'conversion chart, pyramid, sales pipeline',
  composition:
    'mixed chart, combine charts, combo chart, combine, responsivecontainer, responsive container, composed chart, composedchart, multiple charts',
  'tooltip, highlighting': 'hover, popover',
  'zoom and pan': 'brush, drag to zoom, scroll zoom, datazoom, pinch',
  animation: 'transition, animate, animations',
  axis: 'ticks, log scale, logarithmic, scale, xaxis, yaxis, x axis, y axis, axis label, dual axis, secondary axis, domain, grid line, gridlines',
  'label, bar label, arc label': 'data labels, datalabels, value labels',
  stacking: 'stacked, stack, cumulative',
  'reference line': 'threshold, target line, horizontal line, vertical line, annotation',
  'export, image export': 'save as image, png, svg, image',
  legend: 'legends, series names, key',
  // Tree View.
  expansion:
    'collapse, collapsed, expandall, expand all, open all, expandedkeys, expanded nodes, toggle nodes, onnodetoggle, expandednodes',
  'selection, selection propagation':
    'checkbox tree, tri state, tristate, indeterminate, checkedkeys, onnodeselect, selectednodes, selectedkeys, cascade, propagate',
  'label editing': 'rename, edit label, inline rename',
  'ordering, reordering': 'drag and drop, dnd, drag, draggable, reorder, sortable, reordering',
  'customization, indentation': 'indent, indentation',
  'icons, customization': 'expand icon, custom icon, icons, chevron',
  // Buying, help and upgrades.
  licensing:
    'license, licence, licensekey, watermark, subscription, price, pricing, cost, buy, purchase, paid, trial, invalid license, missing license',
  'licensing, plans': 'free, open source, mit, commercial',
  'plans, licensing, features': 'plans, pro vs premium, community vs pro, difference between',
  support: 'help, contact, bug, report a bug, github issue, issue, discord, forum, question',
  'priority support': 'sla, response time, support ticket',
  telemetry: 'tracking, analytics, data collection, opt out, privacy',
  roadmap: 'upcoming, planned, future, next version, release, coming',
  'installation, quickstart':
    'setup, set up, getting started, get started, start, npm, yarn, pnpm, add to project, usage',
  'upgrade, migration, breaking changes':
    'upgrade, update version, migrate, breaking change, codemod, migrating, changelog',
};
