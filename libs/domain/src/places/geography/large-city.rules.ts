import { fold } from '../../base/index.js';

/**
 * Cities of about 100,000 people and more, by state, besides capitals: people name them without their state,
 * and a gazetteer has only those that its hub serves. Smaller ones share their names with too many districts.
 */
const LARGE: Readonly<Record<string, string>> = {
  AL: 'arapiraca',
  AM: 'itacoatiara,manacapuru,parintins',
  AP: 'santana',
  BA: 'alagoinhas,barreiras,camacari,eunapolis,feira de santana,ilheus,itabuna,jequie,juazeiro,lauro de freitas,luis eduardo magalhaes,paulo afonso,porto seguro,santo antonio de jesus,simoes filho,teixeira de freitas,vitoria da conquista',
  CE: 'caucaia,crato,itapipoca,juazeiro do norte,maracanau,maranguape,quixada,sobral',
  ES: 'cachoeiro de itapemirim,cariacica,colatina,guarapari,linhares,sao mateus,serra,vila velha',
  GO: 'aguas lindas de goias,anapolis,aparecida de goiania,catalao,formosa,itumbiara,jatai,luziania,novo gama,planaltina,rio verde,senador canedo,trindade,valparaiso de goias',
  MA: 'acailandia,bacabal,balsas,caxias,codo,imperatriz,paco do lumiar,sao jose de ribamar,timon',
  MG: 'araguari,araxa,barbacena,betim,conselheiro lafaiete,contagem,coronel fabriciano,divinopolis,governador valadares,ibirite,ipatinga,itabira,itajuba,ituiutaba,juiz de fora,lavras,montes claros,muriae,nova lima,nova serrana,para de minas,passos,patos de minas,pocos de caldas,pouso alegre,ribeirao das neves,sabara,santa luzia,sete lagoas,teofilo otoni,uba,uberaba,uberlandia,varginha,vespasiano',
  MS: 'corumba,dourados,ponta pora,tres lagoas',
  MT: 'caceres,rondonopolis,sinop,sorriso,tangara da serra,varzea grande',
  PA: 'abaetetuba,altamira,ananindeua,barcarena,braganca,cameta,castanhal,itaituba,maraba,marituba,paragominas,parauapebas,santarem,sao felix do xingu,tucurui',
  PB: 'campina grande,patos,santa rita',
  PE: 'abreu e lima,cabo de santo agostinho,camaragibe,caruaru,garanhuns,igarassu,jaboatao dos guararapes,olinda,paulista,petrolina,santa cruz do capibaribe,sao lourenco da mata,vitoria de santo antao',
  PI: 'parnaiba',
  PR: 'almirante tamandare,apucarana,arapongas,araucaria,cambe,campo largo,cascavel,colombo,fazenda rio grande,foz do iguacu,guarapuava,londrina,maringa,paranagua,pinhais,piraquara,ponta grossa,sao jose dos pinhais,sarandi,toledo,umuarama',
  RJ: 'angra dos reis,araruama,barra mansa,belford roxo,cabo frio,campos dos goytacazes,duque de caxias,itaborai,itaguai,itaperuna,macae,mage,marica,mesquita,nilopolis,niteroi,nova friburgo,nova iguacu,petropolis,queimados,resende,rio das ostras,sao goncalo,sao joao de meriti,sao pedro da aldeia,teresopolis,volta redonda',
  RN: 'mossoro,parnamirim,sao goncalo do amarante',
  RO: 'ariquemes,ji-parana,vilhena',
  RS: 'alvorada,bage,bento goncalves,cachoeirinha,canoas,caxias do sul,erechim,gravatai,guaiba,novo hamburgo,passo fundo,pelotas,rio grande,santa cruz do sul,santa maria,sao leopoldo,sapucaia do sul,uruguaiana,viamao',
  SC: 'balneario camboriu,blumenau,brusque,camboriu,chapeco,criciuma,itajai,jaragua do sul,joinville,lages,palhoca,sao jose,tubarao',
  SE: 'itabaiana,lagarto,nossa senhora do socorro',
  SP: 'americana,aracatuba,araraquara,araras,assis,atibaia,avare,barretos,barueri,bauru,bebedouro,birigui,botucatu,braganca paulista,cacapava,caieiras,cajamar,campinas,caraguatatuba,carapicuiba,catanduva,cotia,cubatao,diadema,embu das artes,ferraz de vasconcelos,franca,francisco morato,franco da rocha,guaratingueta,guaruja,guarulhos,hortolandia,indaiatuba,itanhaem,itapecerica da serra,itapetininga,itapeva,itapevi,itaquaquecetuba,itatiba,itu,jacarei,jandira,jau,jundiai,leme,limeira,lins,mairipora,marilia,matao,maua,mogi das cruzes,mogi guacu,moji mirim,osasco,ourinhos,paulinia,peruibe,pindamonhangaba,piracicaba,poa,praia grande,presidente prudente,ribeirao pires,ribeirao preto,rio claro,salto,santa barbara d oeste,santana de parnaiba,santo andre,santos,sao bernardo do campo,sao caetano do sul,sao carlos,sao joao da boa vista,sao jose do rio preto,sao jose dos campos,sao roque,sao sebastiao,sao vicente,sertaozinho,sorocaba,sumare,suzano,taboao da serra,tatui,taubate,ubatuba,valinhos,varzea paulista,vinhedo,votorantim,votuporanga',
  TO: 'araguaina,gurupi',
};

const BY_STATE = new Map(Object.entries(LARGE).map(([state, names]) => [state, new Set(names.split(','))]));

export function isLargeCity(text: string, state: string): boolean {
  const name = fold(text)
    .replace(/['’]/g, ' ')
    .trim()
    .replace(/^mogi mirim$/, 'moji mirim');
  return BY_STATE.get(state)?.has(name) ?? false;
}
