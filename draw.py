STYLE='<style>:root{--paper:#fbf8f2;--sand:#f1eadd;--mist:#e4f0ee;--ink:#10262b;--teal:#0b4f55;--deep:#083a3f;--aqua:#a8dbd3;--amber:#f6b73c}@media (prefers-color-scheme:dark){:root{--paper:#0e1a1c;--sand:#162629;--mist:#15302f;--ink:#f4efe5;--teal:#8ed1c8;--deep:#b9e4dd;--aqua:#2f6f6c;--amber:#f6b73c;--art-pine:#1f7378;--art-cream:#f1eadd}}</style>'
C={'cream':'var(--art-cream, #FBF8F2)','pine':'var(--art-pine, #0B4F55)','clay':'var(--art-clay, #C9694A)','stone':'var(--art-stone, #DDD3C0)','glass':'var(--art-glass, #A8DBD3)','line':'var(--art-line, #10262B)','amber':'var(--amber, #F6B73C)','mist':'var(--mist, #E4F0EE)','aqua':'var(--aqua, #A8DBD3)','ink':'var(--ink, #10262B)','teal':'var(--teal, #0B4F55)'}
def p(d,fill=None,**k):
    a=''.join(f' {n.replace("_","-")}="{C.get(str(v),v)}"' for n,v in k.items())
    return f'<path{f" fill=%s"%chr(34)+C.get(fill,fill)+chr(34) if fill else ""}{a} d="{d}"/>'
def c(x,y,r,fill,**k):
    a=''.join(f' {n.replace("_","-")}="{C.get(str(v),v)}"' for n,v in k.items())
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{C.get(fill,fill)}"{a}/>'
def svg(w,h,body): return f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" fill="none" stroke-linecap="round" stroke-linejoin="round" viewBox="0 0 {w} {h}">{STYLE}{body}</svg>'
def lines(body): return f'<g stroke="{C["line"]}" stroke-width="2.5">{body}</g>'
def face(skin,hair,cheek=True):
    return p('M132 153h4m48 0h4',None,stroke='clay',stroke_width=13,opacity='.35')+f'<g fill="{C["line"]}" stroke="none"><ellipse cx="142" cy="137" rx="4" ry="5"/><ellipse cx="178" cy="137" rx="4" ry="5"/></g>'
def portrait(bg,inner):
    return svg(320,320,c(160,160,146,'none',stroke='aqua',stroke_width=2)+c(160,160,131,bg)+lines(inner)+c(160,160,132,'none',stroke='teal',stroke_width=9))
# June: gray bob, brick-red cardigan over a cream blouse, reading glasses on a chain
skin='#f0cdb0'; hair='#b9bcc0'
june=(p('M96 190c-16-70 4-128 64-128s80 58 64 128c-6 18-30 22-44 14h-40c-14 8-38 4-44-14z',hair)
 +p('M56 240q8-22 78-34h52q70 12 78 34a131 131 0 0 1-208 0',"clay")
 +p('M132 206h56l-28 62z','cream')
 +p('M140 172v34q8 18 20 18t20-18v-34z',skin)
 +p('M117 122c0 50 10 74 43 74s43-24 43-74q-4-36-43-36t-43 36',skin)
 +face(skin,hair)+p('M131 124q9-6 18-3m22 0q9-3 18 3',None,stroke='#8d9094',stroke_width=4)
 +p('M160 140q3 10 5 15-2 4-8 3')+p('M146 171q14 11 30 0')
 +p('M113 146c-4-46 14-70 36-72-4 16 40 14 50 36 4 12 6 24 6 36 8-30 8-82-45-82s-55 52-47 82',hair)
 +p('M140 78q14-10 36-4M104 150q-2 20 4 36m108-36q2 20-4 36',None,stroke='cream',stroke_width=2,opacity='.6')
 +p('M136 212q-4 34 10 44m38-44q4 34-10 44',None,stroke='amber',stroke_width=3)
 +c(149,262,11,'glass')+c(171,262,11,'glass')
 +p('M118 250v34m84-34v34',None,stroke_width=2))
open('june.svg','w').write(portrait('glass',june))
# Alex: round dark curls, square glasses, mustard sweater over a collar
skin='#a9714b'; hair='#2b211d'
curls=''.join(c(x,y,r,hair,stroke='none') for x,y,r in [(112,112,22),(122,84,24),(148,66,26),(178,66,25),(202,86,24),(210,114,20)])
alex=(curls+p('M54 242q8-24 78-36h56q70 12 78 36a131 131 0 0 1-212 0','amber')
 +p('M138 172v34q8 16 22 16t22-16v-34z',skin)
 +p('m134 202-16 12 24 18 18-12 18 12 24-18-16-12-26 18z','cream')
 +p('M118 130q-12-4-10 10t12 12zm84 0q12-4 10 10t-12 12z',skin)
 +p('M118 118c0 52 8 78 42 78s42-26 42-78q-2-34-42-34t-42 34',skin)
 +face(skin,hair)+p('M131 120q9-7 18-3m22 0q9-4 18 3',None,stroke=hair,stroke_width=4.5)
 +p('M159 138q-4 11-6 17 3 4 9 2')
 +p('M142 168q18 5 36 0-4 15-18 15t-18-15','cream')
 +f'<g stroke="{C["pine"]}" stroke-width="4"><rect width="36" height="30" x="123" y="122" rx="5"/><rect width="36" height="30" x="163" y="122" rx="5"/><path d="M159 134h4"/></g>'
 +p('M116 132q-2-36 18-40 12 8 26-2 12 12 28 4 16 8 16 38 10-56-44-58-54 2-44 58',hair,stroke='none')
 +p('M70 246q90 36 180 0M62 258q98 38 196 0',None,stroke='cream',stroke_width=3,opacity='.8'))
open('alex.svg','w').write(portrait('stone',alex))
def ground(y=254): return p(f'M40 {y}h560q-30 34-280 34T40 {y}','aqua',stroke='none')+p(f'M40 {y}h560',None,stroke='ink')
def tree(x,y,r,fill,h=40): return p(f'M{x-3} {y}v-{h}h6v{h}z','#7a5640')+c(x,y-h-r*.6,r,fill)+p(f'M{x} {y-h+4}v-{r}m0 {r*.5:g} {r*.35:g}-{r*.35:g}')
# Nelsonville: the square, a fountain, the opera house, star bricks
nel=p('M150 254a170 170 0 0 1 340 0','mist')+p('M128 254a192 192 0 0 1 384 0',None,stroke='aqua',stroke_width=3)
b=ground()
b+=p('M80 140h96v114H80z','clay')+p('M72 128h112v12H72z','cream')+''.join(p(f'M{x} {y}h16v26h-16z','amber') for x in (94,120,146) for y in (152,))+p('M116 254v-44a12 12 0 0 1 24 0v44z','pine')+p('M84 196h88','none')
b+=p('M200 96h120v158H200z','stone')+p('m192 96 68-34 68 34z','pine')+p('M230 82h60',None,stroke='cream',stroke_width=4)
b+=''.join(p(f'M{x} 154v-24a10 10 0 0 1 20 0v24z','glass') for x in (212,250,288))+p('M196 174h128v14H196z','amber')+p('M212 254v-46h26v46zm70 0v-46h26v46z','cream')+p('M246 254v-52h28v52z','pine')
b+=p('M450 150h92v104h-92z','cream')+p('m442 150 54-26 54 26z','clay')+p('M464 168h20v26h-20zm44 0h20v26h-20z','glass')+p('M484 254v-40h24v40z','pine')
b+=p('M350 254q0-14 38-14t38 14z','stone')+p('M382 240v-26h12v26zm-12-26q18-12 36 0-4 8-18 8t-18-8','stone')+p('M388 208q-16-34-30-2m30 2q16-34 30-2m-30 2v-26',None,stroke='aqua',stroke_width=4)
b+=tree(434,254,20,'pine',34)+tree(580,254,24,'glass',36)+tree(56,254,20,'glass',34)
star='l2.4 5 5.4.6-4 3.7 1.1 5.4-4.9-2.7-4.9 2.7 1.1-5.4-4-3.7 5.4-.6z'
b+=''.join(p(f'M{x} 264h44v20h-44z','clay',stroke_width=2)+p(f'M{x+22} 267{star}','cream',stroke='none') for x in range(210,430,48))
open('nelsonville.svg','w').write(svg(640,300,nel+lines(b)))
# The Plains: a mound, trees, a farmhouse, the road
pl=c(470,84,44,'mist')+c(470,84,56,'none',stroke='aqua',stroke_width=3)+p('M40 254q120-96 280-70t280 20v50z','mist')
b=ground()
b+=p('M90 254q40-104 140-104t140 104z','glass')+p('M140 226q30-50 82-52m-40 66q20-30 60-34m20-22q34 4 56 34',None,stroke='cream',stroke_width=3)
b+=tree(120,254,24,'pine',50)+tree(350,254,20,'pine',40)+tree(76,254,18,'glass',32)
b+=p('M440 180h96v74h-96z','cream')+p('m430 180 58-40 58 40z','clay')+p('M514 160v-26h14v36','clay')+p('M454 196h20v24h-20zm48 0h20v24h-20z','amber')+p('M478 254v-34h20v34z','pine')+p('M432 226h112v6H432zm6 6v22m100-22v22')
b+=p('M560 254v-34h50v34m-50-17h50m-38-17v34m12-34v34m14-34v34',None,stroke='#7a5640')
b+=tree(584,220,18,'pine',22)
b+=p('M300 254q-10 14-80 30h140q-24-14-28-30z','stone',stroke='none')+p('M312 260l-10 8m-8 6-16 8',None,stroke='cream',stroke_width=4)
open('the-plains.svg','w').write(svg(640,300,pl+lines(b)))
# Court Street: brick street uphill, shop fronts, the hall with a cupola
co=p('M130 250a190 190 0 0 1 380 0','mist')+p('M108 250a212 212 0 0 1 424 0',None,stroke='aqua',stroke_width=3)
b=ground(256)
b+=p('M250 130h140v90H250z','clay')+p('m242 130 78-32 78 32z','cream')+p('M306 98V70h28v28','cream')+p('M302 70h36l-4-8h-28z','pine')+p('M308 62q12-26 24 0z','amber')+p('M320 46v-12')
b+=''.join(p(f'M{x} 146h14v22h-14z','cream',stroke_width=2) for x in (262,286,340,364))+''.join(p(f'M{x} 184h14v22h-14z','cream',stroke_width=2) for x in (262,286,340,364))+p('M310 220v-40h20v40z','pine')
b+=p('M60 100h84v156H60zm436 14h84v142h-84z','clay')+p('M144 126h74v130h-74z','stone')+p('M422 120h74v136h-74z','cream')
b+=p('M54 90h96v12H54zm436 14h96v12h-96zM140 116h82v10h-82zm276-6h84v10h-84z','cream')
for x,y in ((74,122),(108,122),(510,134),(544,134)): b+=p(f'M{x} {y+28}v-18a9 9 0 0 1 18 0v18z','glass')
for x,y in ((156,142),(188,142),(436,138),(466,138)): b+=p(f'M{x} {y}h16v26h-16z','amber')
b+=p('M56 180h92l8 20H48z','pine')+p('M146 186h72l6 18h-82z','amber')+p('M420 184h76l6 18h-88z','clay')+p('M494 182h88l8 20H486z','glass')
b+=p('M70 208h36v48H70zm86 4h28v44h-28zm278-2h30v46h-30zm78 0h34v46h-34z','cream')+p('M116 206h20v50h-20zm76 6h16v44h-16zm282-2h16v46h-16zm82 0h18v46h-18z','pine')
b+=p('M274 220h92l46 64H228z','clay')+p('M266 232h108M256 244h128M246 258h148M236 272h168M320 220v12m-24 0v12m48-12v12m-24 0v14m-36-14v14m72-14v14m-50 0v14m50-14v14m-76 0v12m102-12v12',None,stroke='cream',stroke_width=2)
b+=tree(238,256,18,'glass',50)+tree(404,256,18,'pine',52)
open('court-street.svg','w').write(svg(640,300,co+lines(b)))
